import type { TeamAction } from '@retropulse/contract/actions'
import { isDay } from '@retropulse/domain/kernel/day'
import { clsx } from 'clsx'
import CalendarDays from 'lucide-react/icons/calendar-days'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { chipClass, chipTones } from './chip-class.ts'
import { dayHere, dueWords } from './due-words.ts'
import { t } from './messages.ts'

export interface DuePickerProps {
  action: TeamAction
  onSave: (due: string | null) => void
}

/** By when it is to be done, in words; pressed, it is the browser's own field for a day. Emptied, it is no day. */
export function DuePicker({ action, onSave }: DuePickerProps) {
  const { due, text } = action
  const [draft, setDraft] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const told = due === null ? null : dueWords(due, dayHere(), action.status === 'done')
  const leave = (chosen: string | null, takesFocus: boolean) => {
    flushSync(() => setDraft(null))
    if (takesFocus) opener.current?.focus()
    if (chosen === null || chosen === (due ?? '')) return
    if (chosen === '' || isDay(chosen)) onSave(chosen === '' ? null : chosen)
  }
  if (draft !== null)
    return (
      <input
        type="date"
        aria-label={t('setDueOf', { text })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the words were that were pressed
        autoFocus
        max="9999-12-31"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => leave(draft, false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // It would press the button that gets the focus.
            event.preventDefault()
            leave(draft, true)
          }
          if (event.key === 'Escape') leave(null, true)
        }}
        className="h-7 rounded-sm border border-focus bg-raised px-1.5 text-xs text-ink outline-none pointer-coarse:h-11"
      />
    )
  return (
    <button
      ref={opener}
      type="button"
      aria-label={told === null ? t('setDueOf', { text }) : t('dueOf', { due: told.words, text })}
      onClick={() => setDraft(due ?? '')}
      className={clsx(chipClass, chipTones[told?.tone ?? 'later'])}
    >
      {told?.tone === 'overdue' ? (
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      ) : (
        <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
      )}
      <span className="truncate">{told?.words ?? t('setDue')}</span>
    </button>
  )
}
