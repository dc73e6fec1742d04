import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { verdictOf } from '@retropulse/domain/pulse/results'
import { isHatched } from './heat-colours.ts'
import { t } from './messages.ts'
import { hasTooFew } from './team-order.ts'

/** What stands in a cell of the table of teams in place of an average. */
export type CellKind = 'word' | 'split' | 'none' | 'few'

/** All that the cells of these teams have in place of averages: the legend explains it, and nothing else (PULSE-94). */
export function cellKinds(teams: OrgPulse['teams']): ReadonlySet<CellKind> {
  const withCells = teams.filter((team) => team.survey !== null && !hasTooFew(team))
  return new Set(withCells.flatMap(({ results }) => results.flatMap((result) => kindOf(result) ?? [])))
}

/** How results are counted where cells have words; nothing where they have none (PULSE-96). */
export function wordRules(kinds: ReadonlySet<CellKind>): readonly string[] {
  return kinds.has('word') || kinds.has('split') ? [t('rules.words'), t('rules.leftOut')] : []
}

function kindOf(result: OrgPulse['teams'][number]['results'][number]): CellKind | null {
  switch (result.state) {
    case 'band':
      return isHatched(verdictOf(result.agreed)) ? 'word' : 'split'
    case 'no-data':
      return 'none'
    case 'insufficient':
      return 'few'
    case 'shown':
      return null
  }
}
