import type { PublishedTopic } from './publication.ts'
import { answersIn, averageOf, EMPTY_HISTOGRAM, type Histogram, sumOf } from './rating.ts'
import type { TopicResult } from './results.ts'

/** Published answers from which on a survey of a team is a point of its trend (PULSE-55). */
export const TEAM_TREND_MIN = 5
/** Published answers from which on a month is a point of an organisation's trend (PULSE-55). */
export const ORG_TREND_MIN = 20

/**
 * The result of one question over several teams: the sum of what each team's own page shows in figures, and nothing
 * else (PULSE-69). Answers of a team that is below its floor, and those that are shown in bands, are left out, so that no
 * subtraction of the teams that are shown from the whole ever gives the answers of one that is not. `answered`: whether
 * anyone answered in any of the teams; `floor`: that of the organisation.
 */
export function orgResultOf(
  topics: readonly PublishedTopic[],
  floor: number,
  answered: boolean,
): TopicResult {
  const sum = sumOf(topics.map(({ latest }) => latest ?? EMPTY_HISTOGRAM))
  const answers = answersIn(sum)
  if (answers === 0 && !answered) return { state: 'no-data' }
  if (answers < floor) return { state: 'insufficient', missing: floor - answers }
  return {
    state: 'shown',
    answers,
    average: averageOf(sum) ?? 0,
    distribution: sum,
    agreed: { low: 0, high: 0 },
  }
}

/** What one team published of a question, and whether the reader may enter the team. */
export interface TeamPublication {
  readonly topic: PublishedTopic
  readonly isOpen: boolean
}

/**
 * The teams whose results are summed up for a reader (PULSE-69): those with exact figures that the reader may enter. The
 * figures of any other team would follow from sums of several moments, such as before and after joining one of them.
 */
export function countedTeams<Team extends TeamPublication>(teams: readonly Team[]): readonly Team[] {
  return teams.filter(({ topic: { latest }, isOpen }) => isOpen && latest !== null && answersIn(latest) > 0)
}

/** The average of a question in one month of an organisation's trend; null: too few answers were published. */
export function orgTrendAverage(sum: Histogram): number | null {
  return answersIn(sum) < ORG_TREND_MIN ? null : averageOf(sum)
}
