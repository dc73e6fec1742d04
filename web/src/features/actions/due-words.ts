import { daysBetween, nameOfDay } from '../../lib/days.ts'
import { t } from './messages.ts'

export interface DueWords {
  readonly words: string
  readonly tone: 'overdue' | 'near' | 'later'
}

/** By when an action is to be done, in words, so that nobody has to tell it by a colour. Days are YYYY-MM-DD. */
export function dueWords(due: string, today: string, isDone = false): DueWords {
  const left = daysBetween(today, due)
  if (isDone || left > 1) return { words: t('dueOn', { day: nameOfDay(due, today) }), tone: 'later' }
  if (left === 1) return { words: t('dueTomorrow'), tone: 'near' }
  return left === 0
    ? { words: t('dueToday'), tone: 'near' }
    : { words: t('overdueBy', { count: -left }), tone: 'overdue' }
}
