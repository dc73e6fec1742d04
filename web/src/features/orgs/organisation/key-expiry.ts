import { dayHere } from '../../../lib/days.ts'

/** How long a new API key works, as the dialog offers it (API-27). */
export const KEY_LIFETIMES = ['never', 'days30', 'days90', 'year', 'date'] as const
export type KeyLifetime = (typeof KEY_LIFETIMES)[number]

/** The last day of a key that is made today, as YYYY-MM-DD; null: it has none. `date` is the day that was picked. */
export function lastDayOf(lifetime: KeyLifetime, date: string, now: Date = new Date()): string | null {
  switch (lifetime) {
    case 'never':
      return null
    case 'days30':
      return dayAfter(now, 30)
    case 'days90':
      return dayAfter(now, 90)
    case 'year':
      return dayAfter(now, 365)
    case 'date':
      return date
  }
}

function dayAfter(now: Date, days: number): string {
  return dayHere(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
}
