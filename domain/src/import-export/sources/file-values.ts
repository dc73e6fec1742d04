import { dayNumberOf, isDay } from '../../kernel/day.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { wholeNumberOf } from '../json-values.ts'
import { LINE_READ_MAX, VOTES_IN_ALL_MAX } from '../limits.ts'

/** A number of votes: a whole number without a sign, also as spreadsheets write it (3.0); 0 for any other text. */
export function votesIn(text: string): number {
  const digits = text.trim()
  return /^\d{1,6}(?:\.0{1,6})?$/.test(digits) ? Math.min(Number(digits), VOTES_IN_ALL_MAX) : 0
}

/** A number of votes in JSON; 0 for any other value. */
export function votesOf(value: unknown): number {
  const votes = wholeNumberOf(value, 0, Number.MAX_SAFE_INTEGER) ?? 0
  return Math.min(votes, VOTES_IN_ALL_MAX)
}

/** A moment of a calendar, in milliseconds since 1970. `month` is 1 to 12; `offset` are minutes ahead of UTC. */
function momentOf(
  [year, month, day]: readonly [number, number, number],
  [hour = 0, minute = 0, second = 0]: readonly number[],
  offset = 0,
): number {
  return dayNumberOf(year, month, day) * DAY_MS + ((hour * 60 + minute - offset) * 60 + second) * 1000
}

/** A moment that a text names with its time zone, as ISO 8601; null for any other text. */
export function momentIn(text: string): number | null {
  const [, day = '', hour, minute, second = '0', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}(?:\.\d{1,9})?))?(Z|[+-]\d{2}:?\d{2})$/.exec(
      text.trim(),
    ) ?? []
  if (!isDay(day)) return null
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return Math.round(
    momentOf([year, month, dayOfMonth], [Number(hour), Number(minute), Number(second)], offset),
  )
}

/**
 * A moment as American programs write it, 01/13/2026 15:41:10 or 1/13/26, 3:41 PM, read as UTC for want of a time
 * zone; null for any other text.
 */
export function americanMomentIn(text: string): number | null {
  const [, month, day, year, hour, minute, second, half] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2}),?\s(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s?([AP])M)?$/i.exec(
      text.trim(),
    ) ?? []
  if (month === undefined || day === undefined || year === undefined) return null
  const fullYear = year.length === 2 ? `20${year}` : year
  if (!isDay(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)) return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return momentOf(
    [Number(fullYear), Number(month), Number(day)],
    [hours, Number(minute), Number(second ?? '0')],
  )
}

/**
 * A moment as JavaScript and HTTP write it, Tue Jan 13 2026 15:41:10 GMT+0100 or Tue 13 Jan 2026 15:41:10 GMT; null
 * for any other text.
 */
export function namedMonthMomentIn(text: string): number | null {
  const [, one = '', other = '', year, hour, minute, second, sign, hours = '0', minutes = '0'] =
    /^[a-z]{3},? ([a-z]{3}|\d{1,2}) ([a-z]{3}|\d{1,2}) (\d{4}) (\d{2}):(\d{2}):(\d{2})(?: GMT(?:([+-])(\d{2}):?(\d{2}))?)?(?: \(|$)/i.exec(
      text.trim(),
    ) ?? []
  const [name, day] = /^\d/.test(one) ? [other, one] : [one, other]
  const month = MONTHS.indexOf(name.toLowerCase()) + 1
  if (!isDay(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)) return null
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return momentOf([Number(year), month, Number(day)], [Number(hour), Number(minute), Number(second)], offset)
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The beginning of a name or title that many cards of a file may share. */
export function sharedLine(text: string): string {
  return text.slice(0, LINE_READ_MAX)
}

/** A name, or null for a text that stands for none, as tools write where authors are hidden. */
export function nameIn(text: string): string | null {
  const name = sharedLine(text).trim()
  return name === '' || /^(anonymous|undefined|unknown|null)$/i.test(name) ? null : name
}
