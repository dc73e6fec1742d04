import type { ComparedResult, OrgPulse } from '@retropulse/contract/pulse-survey'
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

/** How many of the teams with results are in the average of each topic, for topics where not all are (PULSE-59). */
export function teamsAveraged({
  topics,
  teams,
}: Pick<OrgPulse, 'topics' | 'teams'>): ReadonlyMap<
  string,
  { readonly averaged: number; readonly count: number }
> {
  const count = teams.filter(({ results }) => results.some((one) => isBand(one) || isShown(one))).length
  return new Map(
    topics.flatMap(({ id }, at) => {
      const averaged = teams.filter((team) => isShown(team.results[at])).length
      return averaged === 0 || averaged === count ? [] : [[id, { averaged, count }] as const]
    }),
  )
}

/** Whether any team has words in place of an average (PULSE-59). */
export function hasBands(teams: OrgPulse['teams']): boolean {
  return teams.some(({ results }) => results.some(isBand))
}

function isBand(result: ComparedResult | undefined): boolean {
  return result?.state === 'band'
}

function isShown(result: ComparedResult | undefined): boolean {
  return result?.state === 'shown'
}
