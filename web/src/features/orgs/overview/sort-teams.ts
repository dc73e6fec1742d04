import type { OrgTeam } from '@retropulse/contract/orgs'

/** The columns that teams can be sorted by (DASH-40). */
export type SortColumn = 'team' | 'retros' | 'actions'

/** A column and its direction, as `aria-sort` names it. */
export interface TeamSort {
  readonly column: SortColumn
  readonly direction: 'ascending' | 'descending'
}

/** The direction of the first press: names from A, the latest retro first, and the most open action items first. */
const FIRST = { team: 'ascending', retros: 'descending', actions: 'descending' } as const

/** The order after a press on the head of a column; null: teams are in the order of their creation. */
export function nextSort(sort: TeamSort | null, column: SortColumn): TeamSort {
  if (sort?.column !== column) return { column, direction: FIRST[column] }
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** Teams in an order; equal ones by name, and teams without a retro in the last year after the others. */
export function sortTeams(teams: readonly OrgTeam[], sort: TeamSort | null): readonly OrgTeam[] {
  if (sort === null) return teams
  const sign = sort.direction === 'ascending' ? 1 : -1
  return teams.toSorted((one, other) => {
    const byName = one.name.localeCompare(other.name)
    if (sort.column === 'team') return sign * byName
    const [a, b] = [keyOf(one, sort.column), keyOf(other, sort.column)]
    if (a === b) return byName
    if (a === null || b === null) return a === null ? 1 : -1
    return sign * (a - b)
  })
}

function keyOf({ retros, openActions }: OrgTeam, column: 'retros' | 'actions'): number | null {
  return column === 'actions' ? openActions : (retros.at(-1)?.timestamp ?? null)
}
