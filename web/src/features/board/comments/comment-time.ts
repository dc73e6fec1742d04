import { locale } from '../../../lib/locale.ts'

/** When a comment was written: the time of day, with the date once that is another day. */
export function timeOf(at: number, now: Date = new Date()): string {
  const written = new Date(at)
  const isToday = written.toDateString() === now.toDateString()
  const time = TIME.format(written)
  return isToday ? time : `${locale.dayOfYear.format(written)}, ${time}`
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })
