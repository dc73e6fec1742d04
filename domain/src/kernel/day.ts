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

/** Days of a month; 0 for a month that does not exist. */
function daysIn(month: number, year: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return (DAYS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0)
}
