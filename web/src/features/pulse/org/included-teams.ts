import type { ComparedResult, OrgPulse } from '@retropulse/contract/pulse-survey'
import { verdictOf } from '@retropulse/domain/pulse/results'
import { t } from './messages.ts'

/** How many teams are in the figures of the organisation, and why others are not (PULSE-69). */
export function includedText({
  teams,
  teamsIncluded,
  teamsLeftOut,
}: Pick<OrgPulse, 'teams' | 'teamsIncluded' | 'teamsLeftOut'>): string {
  const hasBandsAlone = teams.some(({ results }) => results.some(isBand) && !results.some(isShown))
  if (teamsIncluded === 0) return t(hasBandsAlone ? 'noneAveraged' : 'noneIncluded')
  const included = t('included', { count: teamsIncluded })
  if (teamsLeftOut === 0) return included
  return `${included} ${t(hasBandsAlone ? 'unaveraged' : 'leftOut', { count: teamsLeftOut })}`
}

/**
 * The topics whose answers are in bands in every team that has enough (PULSE-59): they have no average, but not for want
 * of answers.
 */
export function bandTopics({
  topics,
  results,
  teams,
}: Pick<OrgPulse, 'topics' | 'results' | 'teams'>): ReadonlySet<string> {
  const isOnlyBands = (at: number) =>
    results[at]?.state === 'insufficient' &&
    teams.some((team) => isBand(team.results[at])) &&
    !teams.some((team) => isShown(team.results[at]))
  return new Set(topics.flatMap(({ id }, at) => (isOnlyBands(at) ? [id] : [])))
}

/**
 * What the average of a topic leaves out of the teams with results: the one team and why, or of how many teams it is
 * where several are left out (PULSE-87). The reader has the results of each of these teams, too.
 */
export function leftOutNotes({
  topics,
  teams,
}: Pick<OrgPulse, 'topics' | 'teams'>): ReadonlyMap<string, string> {
  const withResults = teams.filter(({ results }) => results.some((one) => isBand(one) || isShown(one)))
  const count = withResults.length
  return new Map(
    topics.flatMap(({ id }, at) => {
      const leftOut = withResults.filter(({ results }) => !isShown(results[at]))
      const [team] = leftOut
      const averaged = count - leftOut.length
      if (team === undefined || averaged === 0) return []
      if (leftOut.length > 1) return [[id, t('chart.someTeams', { averaged, count })] as const]
      return [[id, t('chart.without', { team: team.name, word: reasonOf(team.results[at]) })] as const]
    }),
  )
}

/** Why a team is not in an average. */
function reasonOf(result: ComparedResult | undefined): string {
  if (result?.state === 'band') return t(`without.${verdictOf(result.agreed)}`)
  return t(result?.state === 'insufficient' ? 'without.few' : 'without.none')
}

function isBand(result: ComparedResult | undefined): boolean {
  return result?.state === 'band'
}

function isShown(result: ComparedResult | undefined): boolean {
  return result?.state === 'shown'
}
