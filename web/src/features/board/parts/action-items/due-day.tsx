import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import CalendarDays from 'lucide-react/icons/calendar-days'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { KeyboardEvent } from 'react'
import { dayHere, daysBetween, nameOfDay } from '../../../../lib/days.ts'
import { DayButton } from '../../../../ui/day-button.tsx'
import { useBoardStore } from '../../model/board-store.ts'
import { t } from './messages.ts'

export interface DueDayProps {
  action: ActionItem
  /** Sets the due date, for participants who may assign (ACTION-15); other participants read it. */
  mayChange: boolean
}

/** The due date, in words and not in colour alone. */
export function DueDay({ action, mayChange }: DueDayProps) {
  const { session } = useBoardStore()
  const { id: actionId, due, text, status } = action
  const today = dayHere()
  const isLate = due !== null && status === 0 && daysBetween(today, due) < 0
  const words =
    due === null ? t('setDue') : t(isLate ? 'overdueSince' : 'dueOn', { day: nameOfDay(due, today) })
  if (!mayChange) return due === null ? null : <span>{words}</span>
  return (
    <span onKeyDownCapture={keepPanelOpen} className="inline-flex shrink-0">
      <DayButton
        label={t('dueOf', { text })}
        day={due}
        words={words}
        icon={isLate ? <TriangleAlert /> : <CalendarDays />}
        onSave={(day) => session.do({ type: 'set-action-due', actionId, due: day })}
        className={isLate ? 'font-medium text-danger-ink' : 'text-ink-soft hover:text-ink'}
      />
    </span>
  )
}

/** Escape must end the editing and not close the panel, which would receive the key before the field. */
function keepPanelOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.preventDefault()
}
