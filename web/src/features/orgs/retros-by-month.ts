import type { BoardCard } from '@retropulse/contract/board'
import { groupBy } from '../../lib/group-by.ts'

export interface MonthOfRetros {
  /** A moment of the month, in milliseconds since 1970, to be formatted as month and year. */
  readonly at: number
  readonly retros: readonly BoardCard[]
}

/** The retros by month, by the time zone of the device; their order stays. */
export function retrosByMonth(retros: readonly BoardCard[]): readonly MonthOfRetros[] {
  const months = groupBy(retros, ({ timestamp }) => {
    const day = new Date(timestamp)
    return day.getFullYear() * 12 + day.getMonth()
  })
  return [...months.values()].map((held) => ({ at: held[0]?.timestamp ?? 0, retros: held }))
}
