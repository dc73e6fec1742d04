import { locale } from '../../../../lib/locale.ts'

/** When a comment was written: the time of day, with the date when it is not today. */
export function timeOf(at: number, now: Date = new Date()): string {
  const written = new Date(at)
  const isToday = written.toDateString() === now.toDateString()
  const time = locale.clock.format(written)
  return isToday ? time : `${locale.dayOfYear.format(written)}, ${time}`
}
