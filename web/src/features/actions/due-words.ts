import { locale } from '../../lib/locale.ts'
import { t } from './messages.ts'

export interface DueWords {
  readonly words: string
  readonly tone: 'overdue' | 'near' | 'later'
}

const DAY_MS = 24 * 60 * 60 * 1000

/** By when an action is to be done, in words, so that nobody has to tell it by a colour. Days are YYYY-MM-DD. */
export function dueWords(due: string, today: string, isDone = false): DueWords {
  const left = Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS)
  if (isDone || left > 1) return { words: t('dueOn', { day: nameOf(due, today) }), tone: 'later' }
  if (left === 1) return { words: t('dueTomorrow'), tone: 'near' }
  return left === 0
    ? { words: t('dueToday'), tone: 'near' }
    : { words: t('overdueBy', { count: -left }), tone: 'overdue' }
}

/** Today where the reader is. */
export function dayHere(now: Date = new Date()): string {
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** The year is told where it is another one. */
function nameOf(due: string, today: string): string {
  const isThisYear = due.slice(0, 4) === today.slice(0, 4)
  const [year = 0, month = 1, day = 1] = due.split('-').map(Number)
  return (isThisYear ? locale.dayOfYear : locale.day).format(new Date(year, month - 1, day))
}
