import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The id of the rows, for the button that unfolds them. */
const ROWS = 'strip-rows'

export interface StripMoreProps {
  label: string
  isOpen: boolean
  onToggle: () => void
  /** The button goes, since all chips have room now, while it has the focus. */
  onFocusLost: () => void
  ref: RefObject<HTMLButtonElement | null>
}

/** On a phone, the button that unfolds the strip to all its chips, in its place (BOARD-52). */
export function StripMore({ label, isOpen, onToggle, onFocusLost, ref }: StripMoreProps) {
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      if (button !== null && document.activeElement === button) onFocusLost()
    }
  }, [ref, onFocusLost])
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={ROWS}
      onClick={onToggle}
      className={clsx(
        'touch-target touch-inset pointer-events-auto my-auto flex h-10 w-28 items-center justify-center gap-1.5 rounded-sm text-sm font-medium digits',
        isOpen ? 'bg-fill-strong' : 'inset-ring inset-ring-button-line',
      )}
    >
      {label}
      <ChevronDown aria-hidden="true" className={clsx('size-4 text-ink-soft', !isOpen && 'rotate-180')} />
    </button>
  )
}

export interface StripRowsProps {
  /** The chips, each a row. */
  children: ReactNode
  /** Pixels from the lower edge of the strip to the upper edge of the rows. */
  onHeight: (height: number) => void
  onClose: () => void
  /** The rows go, since all chips have room now, while one of their buttons has the focus. */
  onFocusLost: () => void
}

/**
 * All chips with all their buttons, over the strip, whose button stays at their end. Escape closes them, and every button
 * in them but those that may be pressed again at once.
 */
export function StripRows({ children, onHeight, onClose, onFocusLost }: StripRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost()
    }
  }, [onFocusLost])
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => onHeight(element.offsetHeight))
    observer.observe(element)
    return () => {
      observer.disconnect()
      onHeight(0)
    }
  }, [onHeight])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      onClose()
    }
    // Heard after the handler of the button, which may have removed it.
    const onClick = (event: MouseEvent) => {
      const path = event.composedPath()
      const button = path.find((one) => one instanceof HTMLButtonElement)
      if (button === undefined || 'again' in button.dataset) return
      if (path.some((one) => one === box.current)) onClose()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [onClose])
  return (
    <div
      ref={box}
      id={ROWS}
      data-strip-rest
      className="pointer-events-auto absolute -inset-x-2 bottom-0 flex max-h-[calc(100dvh-8rem)] animate-fade-in flex-col border-t border-line bg-surface sm:hidden"
    >
      <div
        className={clsx(
          'flex min-h-0 flex-wrap overflow-y-auto overscroll-contain px-2 *:w-full *:border-line *:empty:w-0 *:not-empty:border-t',
          '[&>:nth-child(1_of_:not(:empty))]:border-t-0 [@media(height>=44rem)]:[&>:nth-last-child(1_of_:not(:empty))]:w-auto',
          '[&>:nth-last-child(1_of_:not(:empty))]:flex-auto',
          lastRow,
        )}
      >
        {children}
        {/* The room of the button: at the end of the last row, or below it where that is full. */}
        <div className="ms-auto hidden h-12.5 w-30! border-t [@media(height>=44rem)]:block" />
      </div>
      {/* In a low window the rows scroll, and the button stands below them. */}
      <div className="h-12.5 shrink-0 [@media(height>=44rem)]:hidden" />
    </div>
  )
}

/** Beside the button, that of the last row stands in the column of what ends something, and leaves its words the room. */
const lastRow = clsx(
  '[@media(height>=44rem)_and_(width>=24rem)]:[&>:nth-last-child(1_of_:not(:empty)):not(:has([data-ends]))_button:only-of-type]:me-1.75',
  '[@media(height>=44rem)_and_(width>=24rem)]:[&>:nth-last-child(1_of_:not(:empty)):not(:has([data-ends]))_button:only-of-type]:min-w-18!',
)

/** A field, a dialog or a menu answers the key itself. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"], [role="menu"], input, textarea') !== null
  )
}
