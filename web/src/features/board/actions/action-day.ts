import { locale } from '../../../lib/locale.ts'
import { timeOf } from '../comments/comment-time.ts'

/** When an action was written: today the time, before that the day, and the year where it is another one. */
export function dayOf(at: number, now: Date = new Date()): string {
  const written = new Date(at)
  if (written.toDateString() === now.toDateString()) return timeOf(at, now)
  const isThisYear = written.getFullYear() === now.getFullYear()
  return (isThisYear ? locale.dayOfYear : locale.day).format(written)
}
