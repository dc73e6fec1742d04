import { clsx } from 'clsx'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { boxClass } from './field.tsx'

export interface CopyLineProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'readOnly' | 'dir' | 'children'
> {
  value: string
}

/** As many characters tell an address or a key from another one. */
const END = 10

/**
 * The box of a text that is copied and not typed. One that does not fit is cut before its end, which is what tells it from
 * others, also while it has the focus, when an input shows no ellipsis. The input itself is not seen; it is what the
 * label names, and selects the whole text, as the text that is seen says.
 */
export function CopyLine({ value, className, disabled = false, ...input }: CopyLineProps) {
  const end = Math.max(0, value.length - END)
  const line = useRef<HTMLSpanElement>(null)
  const start = useStart(line, value.slice(0, end))
  return (
    <span
      dir="ltr"
      className={clsx(
        boxClass,
        'relative flex h-10 min-w-0 items-center px-3',
        // The text is none of the input's: what is pale would be too pale for it.
        disabled && 'opacity-100!',
        className,
      )}
    >
      <input
        {...input}
        disabled={disabled}
        type="text"
        readOnly
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onSelect={({ currentTarget }) => selectAll(currentTarget)}
        className="absolute inset-0 cursor-text px-3 opacity-0"
      />
      <span
        ref={line}
        aria-hidden="true"
        className={clsx(
          'pointer-events-none flex min-w-0 flex-1 overflow-clip whitespace-pre [:focus+&>span]:bg-accent-soft [:focus+&>span]:text-accent-ink',
          disabled && 'text-ink-soft blur-[3px]',
        )}
      >
        <span className="shrink-0">{start}</span>
        <span className="shrink-0">{value.slice(end)}</span>
      </span>
    </span>
  )
}

/**
 * As much of the first part of a text as has room in its line, with an ellipsis where it is cut. An ellipsis of the browser
 * stands where a letter began, which leaves a hole before the second part.
 */
function useStart(line: RefObject<HTMLElement | null>, text: string): string {
  const [shown, setShown] = useState(text)
  useLayoutEffect(() => {
    const box = line.current
    const part = box?.firstElementChild
    if (!box || !(part instanceof HTMLElement)) return
    const fit = () => {
      const drawn = part.textContent
      const widthOf = (start: string) => {
        part.textContent = start
        return part.getBoundingClientRect().width
      }
      const room =
        box.getBoundingClientRect().width - (box.lastElementChild?.getBoundingClientRect().width ?? 0)
      let start = text
      for (let length = text.length; widthOf(start) > room && length > 0; length--)
        start = `${text.slice(0, length - 1)}…`
      part.textContent = drawn
      setShown(start)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [line, text])
  return shown
}

/** Selecting a part that is not seen would copy another text than the one that shows as selected. */
function selectAll(input: HTMLInputElement): void {
  if (input.selectionStart !== 0 || input.selectionEnd !== input.value.length) input.select()
}
