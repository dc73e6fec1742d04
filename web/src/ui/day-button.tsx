import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

export interface DayButtonProps {
  /** The name of the field, and of the button while there is no day. */
  label: string
  /** YYYY-MM-DD; null: none. */
  day: string | null
  /** The day in words, for the button. */
  words: string
  /** Decorative icon, 16 px. */
  icon: ReactNode
  /** Null: it was emptied. */
  onSave: (day: string | null) => void
  className?: string | undefined
}

/** A day in words; pressed, it becomes the date field of the browser. Enter and blur save, Escape restores. */
export function DayButton({ label, day, words, icon, onSave, className }: DayButtonProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = (chosen: string | null, takesFocus: boolean) => {
    if (draft === null) return
    flushSync(() => setDraft(null))
    if (takesFocus) opener.current?.focus()
    if (chosen !== null && chosen !== (day ?? '')) onSave(chosen === '' ? null : chosen)
  }
  if (draft !== null)
    return (
      <input
        type="date"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the words were that were pressed
        autoFocus
        min="1000-01-01"
        max="9999-12-31"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => leave(event.target.validity.valid ? draft : null, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Enter would press the button that gets the focus; Escape would close a dialog too.
          event.preventDefault()
          event.stopPropagation()
          leave(event.key === 'Enter' && event.currentTarget.validity.valid ? draft : null, true)
        }}
        className="h-7 rounded-sm border border-focus bg-raised px-1.5 text-xs text-ink outline-none max-sm:pointer-coarse:h-11"
      />
    )
  return (
    <button
      ref={opener}
      type="button"
      aria-label={day === null ? label : `${words}: ${label}`}
      onClick={() => setDraft(day ?? '')}
      className={clsx(
        // As wide as the words: a date that is cut off is another date (ACTION-41).
        'touch-area -ms-1.5 inline-flex h-7 shrink-0 items-center gap-1.5 rounded-sm px-1.5 text-xs max-sm:pointer-coarse:h-11 hover:bg-fill',
        className,
      )}
    >
      <span aria-hidden="true" className="shrink-0 [&>svg]:size-4">
        {icon}
      </span>
      <span className="whitespace-nowrap">{words}</span>
    </button>
  )
}
