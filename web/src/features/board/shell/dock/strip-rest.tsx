import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Popover } from '../../../../ui/popover.tsx'
import { t } from '../../model/messages.ts'

export interface StripRestProps {
  /** What the button counts or names. */
  label: string
  icon: LucideIcon | undefined
  /** It has the buttons that end something, which the strip leaves out. */
  hasEnds: boolean
  /** Pixels of the strip above the button's line, which the popover does not cover. */
  above: number
  /** The button goes, since all chips have room now, while it or one of its popover has the focus. */
  onFocusLost: () => void
  /** The chips, one below the other. */
  children: ReactNode
}

/** Milliseconds in which the strip has changed by what a button in the popover does. */
const PRESSED_MS = 2000

/**
 * The button of a strip without room for all its chips, and the popover that it opens; in wider windows (BOARD-84). As on a
 * phone, every button in it closes it but those that may be pressed again at once.
 */
export function StripRest({ label, icon: Icon, hasEnds, above, onFocusLost, children }: StripRestProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      const { activeElement: active, body } = document
      // The button that was pressed goes first, with what it ended.
      const isLost = active === body && performance.now() - pressed.current < PRESSED_MS
      if (isLost || active === element || active?.closest('[data-strip-rest]')) onFocusLost()
    }
  }, [onFocusLost])
  useEffect(() => {
    if (!isOpen) return undefined
    // Heard after the handler of the button, which may have removed it.
    const onClick = (event: MouseEvent) => {
      const path = event.composedPath()
      const inside = path.find((one) => one instanceof HTMLButtonElement)
      if (inside === undefined || 'again' in inside.dataset) return
      if (!path.some((one) => one instanceof HTMLElement && 'stripRest' in one.dataset)) return
      pressed.current = performance.now()
      setOpen(false)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [isOpen])
  return (
    <Popover
      label={t('status.label')}
      open={isOpen}
      onOpenChange={setOpen}
      side="top"
      sideOffset={6 + above}
      align="end"
      className="w-max p-2"
      trigger={
        <button
          ref={button}
          type="button"
          className={clsx(
            'touch-target touch-inset pointer-events-auto mx-2.5 my-auto flex w-16 max-lg:mx-3.75 items-center justify-center rounded-sm digits',
            hasEnds
              ? 'h-8 gap-1 text-sm font-medium text-ink-soft hover:bg-fill hover:text-ink data-[state=open]:bg-fill'
              : 'h-10 flex-col gap-0.5 inset-ring inset-ring-button-line text-xs font-semibold hover:bg-fill',
          )}
        >
          {Icon && <Icon aria-hidden="true" className="size-4.5 text-accent-ink" />}
          <span className={Icon && 'text-[0.6875rem] leading-none font-medium'}>{label}</span>
          {hasEnds && <ChevronUp aria-hidden="true" className="-me-1 size-3.5 text-ink-soft" />}
        </button>
      }
    >
      <div data-strip-rest className="flex flex-col [&>:nth-child(1_of_:not(:empty))]:border-t-0">
        {children}
      </div>
    </Popover>
  )
}
