import { daysBetween, nameOfDay } from '../../lib/days.ts'
import { t } from './messages.ts'

export interface DueWords {
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
