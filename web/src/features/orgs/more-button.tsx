import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '../../ui/live-region.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './retro-messages.ts'

export interface MoreButtonProps {
  /** The number of items that it adds. */
  next: number
  onMore: (hadFocus: boolean) => void
}

/** About two rows of cards before the end. */
const NEAR = '400px'

/** Shows more of a list when it comes near the window, or when it is pressed; the next button then stands below. */
export function MoreButton({ next, onMore }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const show = useEffectEvent(() => {
    const hadFocus = document.activeElement === button.current
    if (hadFocus) announce(t('more.shown', { count: next }))
    onMore(hadFocus)
  })
  useEffect(() => {
    if (button.current === null) return undefined
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: NEAR },
    )
    watch.observe(button.current)
    return () => watch.disconnect()
  }, [])
  return (
    <Button
      ref={button}
      className="self-center"
      onClick={() => {
        announce(t('more.shown', { count: next }))
        onMore(true)
      }}
    >
      {t('more')}
    </Button>
  )
}
