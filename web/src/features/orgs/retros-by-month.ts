import type { BoardCard } from '@retropulse/contract/board'

export interface MonthOfRetros {
  /** Any moment of it, in milliseconds since 1970, to be written as month and year. */
  readonly at: number
  readonly retros: readonly BoardCard[]
}

/** Retros by the month they were held in, by the reader's clock; the order stays. */
export function retrosByMonth(retros: readonly BoardCard[]): readonly MonthOfRetros[] {
  const months = Map.groupBy(retros, ({ timestamp }) => {
    const day = new Date(timestamp)
    return day.getFullYear() * 12 + day.getMonth()
  })
  return [...months.values()].map((held) => ({ at: held[0]?.timestamp ?? 0, retros: held }))
}
