import type { TeamAction } from '@retropulse/contract/actions'
import CalendarDays from 'lucide-react/icons/calendar-days'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { dayHere } from '../../lib/days.ts'
import { DayButton } from '../../ui/day-button.tsx'
import { chipTones } from './chip-class.ts'
import { dueWords } from './due-words.ts'
import { t } from './messages.ts'

export interface DuePickerProps {
  action: TeamAction
  onSave: (due: string | null) => void
}

/** The due date of an action item; emptied, it has none. */
export function DuePicker({ action, onSave }: DuePickerProps) {
  const { due, text, status } = action
  const told = due === null ? null : dueWords(due, dayHere(), status === 'done')
  return (
    <DayButton
      label={t('setDueOf', { text })}
      day={due}
      words={told?.words ?? t('setDue')}
      icon={told?.tone === 'overdue' ? <TriangleAlert /> : <CalendarDays />}
      onSave={onSave}
      className={chipTones[told?.tone ?? 'later']}
    />
  )
}
