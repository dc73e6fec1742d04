import { toTenth } from '@retropulse/domain/kernel/tenth'
import { overallAverage } from '@retropulse/domain/pulse/results'
import type { OrgPulse } from '@retropulse/contract/pulse-survey'

/** The order of the teams: the lowest average first, the highest, or the latest survey (PULSE-49). */
export const ORDERS = ['1', '-1', '0'] as const
export type Order = (typeof ORDERS)[number]

type TeamRow = OrgPulse['teams'][number]

/** The order that the query `sort` names; Lowest where it names none. */
export function orderFrom(query: string | null): Order {
  return ORDERS.find((order) => order === query) ?? '1'
}

/** Whether no topic of a team has enough answers (PULSE-46). */
export function hasTooFew({ results }: Pick<TeamRow, 'results'>): boolean {
  return results.length > 0 && results.every(({ state }) => state === 'insufficient')
}

/** The teams in an order; those without figures, and without a survey, come last in each, by name. */
export function inOrder(teams: readonly TeamRow[], order: Order): readonly TeamRow[] {
  const placeOf = (team: TeamRow): number => {
    if (order === '0') return -(team.survey?.startedAt ?? -Infinity)
    const mean = overallAverage(team.results)
    return mean === null ? Infinity : mean * Number(order)
  }
  return teams.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a === b ? one.name.localeCompare(other.name) : a - b
  })
}

/** Whether there is something to order by: the average of one team at least (PULSE-102). */
export function isSortable(teams: readonly TeamRow[]): boolean {
  return teams.some(({ results }) => overallAverage(results) !== null)
}

/**
 * The steps of the heat map, each with its lowest and highest average as they are shown. Below the middle of the scale a
 * topic needs help: two steps are below it.
 */
export const HEAT_STEPS = [
  { step: 1, from: 1, to: 1.9 },
  { step: 2, from: 2, to: 2.9 },
  { step: 3, from: 3, to: 3.4 },
  { step: 4, from: 3.5, to: 4.1 },
  { step: 5, from: 4.2, to: 5 },
] as const

/** The step for an average from 1 to 5, as it is shown: with one decimal, so that equal figures have one colour. */
export function heatOf(average: number): (typeof HEAT_STEPS)[number]['step'] {
  const shown = toTenth(average)
  return HEAT_STEPS.find(({ to }) => shown <= to)?.step ?? 5
}
