import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { locale } from './locale.ts'

/** Today in the time zone of the device, as YYYY-MM-DD. */
export function dayHere(now: Date = new Date()): string {
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
}

/** The number of days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** A day as it stands beside other facts, such as 20 Nov; with the year where it differs from today's. */
export function nameOfDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return (isThisYear ? locale.dayOfYearShort : locale.dayShort).format(new Date(year, month - 1, date))
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
