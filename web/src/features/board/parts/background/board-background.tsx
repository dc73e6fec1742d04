import { clsx } from 'clsx'
import { useLayoutEffect, useState } from 'react'
import { useLive } from '../../model/board-store.ts'
import { pictureAddress } from '../../../../lib/picture-address.ts'

/**
 * The picture below the whole page; absent while it loads and when it cannot be loaded (BG-9). `data-pictured` marks
 * the page from the start, so that nothing moves when the picture arrives: texts outside of cards get a ground of their
 * own.
 */
export function BoardBackground() {
  const address = useLive((view) => pictureAddress(view.board))
  const [loaded, setLoaded] = useState<string | null>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const isPictured = address !== null && address !== broken
  useLayoutEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-pictured', isPictured)
    return () => page.removeAttribute('data-pictured')
  }, [isPictured])
  if (!isPictured) return null
  return (
    <img
      key={address}
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      draggable={false}
      data-background
      data-art
      onLoad={() => setLoaded(address)}
      onError={() => setBroken(address)}
      className={clsx(
        'pointer-events-none fixed inset-0 -z-1 size-full object-cover transition-opacity duration-slow',
        loaded === address ? 'opacity-100' : 'opacity-0',
      )}
    />
  )
}
