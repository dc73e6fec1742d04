import { dayNumberOf, isDay } from '../../kernel/day.ts'
import { VOTES_IN_ALL_MAX } from '../limits.ts'

/** A number of votes: a whole number without a sign; 0 for any other text. */
export function votesIn(text: string): number {
  const digits = text.trim()
  return /^\d{1,6}$/.test(digits) ? Math.min(Number(digits), VOTES_IN_ALL_MAX) : 0
}

/** A moment of a calendar, in milliseconds since 1970. `month` is 1 to 12; `offset` are minutes ahead of UTC. */
export function momentOf(
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

const DAY_MS = 86_400_000

/** A name, or null for a text that stands for none, as tools write where authors are hidden. */
export function nameIn(text: string): string | null {
  const name = text.trim()
  return name === '' || /^(anonymous|undefined|unknown|null)$/i.test(name) ? null : name
}
