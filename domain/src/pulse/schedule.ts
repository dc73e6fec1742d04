import { type Day, dayNumberOf, daysIn } from '../kernel/day.ts'
import { DAY_MS, HOUR_MS } from '../kernel/durations.ts'

/** How often a survey repeats (PULSE-65). */
export const CADENCES = ['once', 'weekly', 'fortnightly', 'monthly', 'quarterly'] as const
export type Cadence = (typeof CADENCES)[number]

/** When the surveys of a team start by themselves. */
export interface Schedule {
  readonly cadence: Cadence
  /** The day of the first run, in the time zone. */
  readonly firstDay: Day
  /** Full hour of the day, 0 to 23, in the time zone. */
  readonly hour: number
  /** An IANA time zone, such as Europe/Berlin. */
  readonly timeZone: string
}

/** True for a time zone that exists, in the spelling of IANA. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && !/^[+-]/.test(name)
    )
  } catch {
    return false
  }
}

/**
 * The first run after a moment, in milliseconds since 1970; null: none any more. However many runs a stopped server
 * missed, the next one is found from the present, so that they happen once (PULSE-67).
 */
export function nextRun(schedule: Schedule, after: number): number | null {
  const first = runAt(schedule, 0)
  if (first > after || schedule.cadence === 'once') return first > after ? first : null
  // Approached from below: months and clocks deviate from the mean by less than one interval. The first day may lie
  // thousands of years ago, and each step costs a look at the time zone.
  let index = Math.max(Math.floor((after - first) / MEAN_MS[schedule.cadence]) - 1, 0)
  while (runAt(schedule, index) <= after) index += 1
  return runAt(schedule, index)
}

/**
 * The same time of the day some days after a moment (PULSE-66), in milliseconds since 1970. A day on which the clocks of
 * the time zone change has 23 or 25 hours; where the zone is not known, each has 24.
 */
export function daysAfter(moment: number, days: number, timeZone: string): number {
  if (!isTimeZone(timeZone)) return moment + days * DAY_MS
  return momentOf(moment + offsetAt(moment, timeZone) + days * DAY_MS, timeZone)
}

const DAYS_APART: Readonly<Record<Exclude<Cadence, 'once'>, number>> = {
  weekly: 7,
  fortnightly: 14,
  monthly: 0,
  quarterly: 0,
}
const MONTHS_APART: Readonly<Record<Cadence, number>> = {
  once: 0,
  weekly: 0,
  fortnightly: 0,
  monthly: 1,
  quarterly: 3,
}
const YEAR_MS = 365.2425 * DAY_MS
/** How far runs are apart on average. */
const MEAN_MS: Readonly<Record<Exclude<Cadence, 'once'>, number>> = {
  weekly: 7 * DAY_MS,
  fortnightly: 14 * DAY_MS,
  monthly: YEAR_MS / 12,
  quarterly: YEAR_MS / 4,
}

/** The run with an index, the first one being 0. */
function runAt({ cadence, firstDay, hour, timeZone }: Schedule, index: number): number {
  const [year = 1970, month = 1, day = 1] = firstDay.split('-').map(Number)
  if (cadence === 'once') return utcOf(year, month, day, hour, timeZone)
  const days = DAYS_APART[cadence]
  if (days > 0) return utcOf(year, month, day + days * index, hour, timeZone)
  const months = month - 1 + MONTHS_APART[cadence] * index
  const [runYear, runMonth] = [year + Math.floor(months / 12), (months % 12) + 1]
  // The 31st becomes the last day of shorter months.
  return utcOf(runYear, runMonth, Math.min(day, daysIn(runMonth, runYear)), hour, timeZone)
}

function utcOf(year: number, month: number, day: number, hour: number, timeZone: string): number {
  return momentOf(dayNumberOf(year, month, day) * DAY_MS + hour * HOUR_MS, timeZone)
}

/**
 * The moment of a wall-clock time. A time that daylight saving time skips is an hour later; of one that comes twice, the
 * first.
 */
function momentOf(wall: number, timeZone: string): number {
  const candidates = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near, timeZone))
  const exact = candidates.filter((moment) => moment + offsetAt(moment, timeZone) === wall)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
}

/** How far a time zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  const day = dayNumberOf(numberOf('year'), numberOf('month'), numberOf('day'))
  const seconds = (numberOf('hour') * 60 + numberOf('minute')) * 60 + numberOf('second')
  return day * DAY_MS + seconds * 1000 - Math.floor(moment / 1000) * 1000
}
