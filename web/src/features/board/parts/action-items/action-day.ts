import { locale, timeOf } from '../../../../lib/locale.ts'

/** When an action item was written: today the time, otherwise the day, with the year when it is another one. */
export function dayOf(at: number, now: Date = new Date()): string {
  const written = new Date(at)
  if (written.toDateString() === now.toDateString()) return timeOf(at, now)
  const isThisYear = written.getFullYear() === now.getFullYear()
  return (isThisYear ? locale.dayOfYearShort : locale.dayShort).format(written)
}
