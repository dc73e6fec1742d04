/**
 * A day of the calendar, YYYY-MM-DD, without a time zone: the same day for a whole team (ACTION-15). Days compare as
 * texts.
 */
export type Day = string

/** True for a day that exists in the calendar. */
export function isDay(text: string): text is Day {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return Number(day) >= 1 && Number(day) <= daysIn(Number(month), Number(year))
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * The number of days from 1 January 1970 to a day of the calendar. `month` (1 to 12) and `day` may lie outside their
 * range, and count on: the 32nd of January is the 1st of February, month 13 the January after.
 */
export function dayNumberOf(year: number, month: number, day: number): number {
  const months = year * 12 + month - 1
  // Counted from March, so that the leap day is the last of its year.
  const shifted = months - 2
  const marchYear = Math.floor(shifted / 12)
  const dayOfYear = Math.floor(((shifted - marchYear * 12) * 153 + 2) / 5)
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + dayOfYear + (day - 1) - DAYS_BEFORE_1970
}

/** Days of a month; 0 for a month that does not exist. */
export function daysIn(month: number, year: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return (DAYS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0)
}

/** Days from 1 March of the year 0 to 1 January 1970. */
const DAYS_BEFORE_1970 = 719_468
