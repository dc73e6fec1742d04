import type { OrgPulse } from '@retropulse/contract/pulse-survey'

/** The order of the teams: the lowest average first, the highest, or the latest survey (PULSE-49). */
export const ORDERS = ['1', '-1', '0'] as const
export type Order = (typeof ORDERS)[number]

type TeamRow = OrgPulse['teams'][number]

/** The order that the query `sort` names; Lowest where it names none. */
export function orderFrom(query: string | null): Order {
  return ORDERS.find((order) => order === query) ?? '1'
}

/** The mean of the averages that are shown; null without any. */
export function meanOfTeam({ results }: Pick<TeamRow, 'results'>): number | null {
  const averages = results.flatMap((result) => (result.state === 'shown' ? [result.average] : []))
  if (averages.length === 0) return null
  return averages.reduce((sum, average) => sum + average, 0) / averages.length
}

/** The teams in an order; those without figures, and without a survey, come last in each, by name. */
export function inOrder(teams: readonly TeamRow[], order: Order): readonly TeamRow[] {
  const placeOf = (team: TeamRow): number => {
    if (order === '0') return -(team.survey?.startedAt ?? -Infinity)
    const mean = meanOfTeam(team)
    return mean === null ? Infinity : mean * Number(order)
  }
  return teams.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a === b ? one.name.localeCompare(other.name) : a - b
  })
}

/** The step of the heat map for an average from 1 to 5: five steps of the same size. */
export function heatOf(average: number): 1 | 2 | 3 | 4 | 5 {
  if (average < 1.8) return 1
  if (average < 2.6) return 2
  if (average < 3.4) return 3
  return average < 4.2 ? 4 : 5
}
