import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
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
        className="peer absolute inset-0 cursor-text px-3 opacity-0"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'pointer-events-none flex min-w-0 whitespace-pre peer-focus:bg-accent-soft peer-focus:text-accent-ink',
          disabled && 'text-ink-soft blur-[3px]',
        )}
      >
        <span className="truncate">{value.slice(0, end)}</span>
        <span className="shrink-0">{value.slice(end)}</span>
      </span>
    </span>
  )
}

/** Selecting a part that is not seen would copy another text than the one that shows as selected. */
function selectAll(input: HTMLInputElement): void {
  if (input.selectionStart !== 0 || input.selectionEnd !== input.value.length) input.select()
}
