import type { TeamAction } from '@retropulse/contract/actions'
import CalendarDays from 'lucide-react/icons/calendar-days'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { dayHere, daysBetween, nameOfDay } from '../../lib/days.ts'
import { DayButton } from '../../ui/day-button.tsx'
import { chipTones } from './chip-class.ts'
import { t } from './messages.ts'

export interface DuePickerProps {
  action: TeamAction
  onSave: (due: string | null) => void
}

/** The due date of an action item; emptied, it has none. */
export function DuePicker({ action, onSave }: DuePickerProps) {
  const { due, text, status } = action
  const label = due === null ? null : dueWords(due, dayHere(), status === 'done')
  return (
    <DayButton
      label={t('setDueOf', { text })}
      day={due}
      words={label?.words ?? t('setDue')}
      icon={label?.tone === 'overdue' ? <TriangleAlert /> : <CalendarDays />}
      onSave={onSave}
      className={`-me-1.5 ${chipTones[label?.tone ?? 'unset']}`}
    />
  )
}

interface DueWords {
  readonly words: string
  readonly tone: 'overdue' | 'near' | 'later'
}

/** The due date in words (ACTION-16), so that its colour is not the only sign. Days are YYYY-MM-DD. */
export function dueWords(due: string, today: string, isDone = false): DueWords {
  const left = daysBetween(today, due)
  if (isDone || left > 1) return { words: t('dueOn', { day: nameOfDay(due, today) }), tone: 'later' }
  if (left === 1) return { words: t('dueTomorrow'), tone: 'near' }
  return left === 0
    ? { words: t('dueToday'), tone: 'near' }
    : { words: t('overdueBy', { count: -left }), tone: 'overdue' }
}
