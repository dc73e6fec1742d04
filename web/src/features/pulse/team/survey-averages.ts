import type { SurveyResults } from '@retropulse/contract/pulse-survey'

/** A topic of a survey whose figures are shown. */
export interface TopicAverage {
  readonly title: string
  readonly average: number
}

/** The averages of the topics that are shown in figures, the lowest first. */
export function averagesOf({
  topics,
  results,
}: Pick<SurveyResults, 'topics' | 'results'>): readonly TopicAverage[] {
  return topics
    .flatMap(({ title }, at) => {
      const result = results[at]
      return result?.state === 'shown' ? [{ title, average: result.average }] : []
    })
    .toSorted((one, other) => one.average - other.average)
}

/** Why no topic of a survey has an average. `count`: answers that are missing until results can appear. */
export type UnaveragedReason =
  | { readonly kind: 'missing'; readonly count: number }
  | { readonly kind: 'tooFew' | 'onlyBands' }

/** The reason why a survey without averages has none; null: it did not start, or has no answers. */
export function unaveragedReason({
  state,
  results,
}: Pick<SurveyResults, 'state' | 'results'>): UnaveragedReason | null {
  if (results.some((result) => result.state === 'band')) return { kind: 'onlyBands' }
  const missing = results.flatMap((result) => (result.state === 'insufficient' ? [result.missing] : []))
  if (missing.length === 0) return null
  // A survey that ended gets no more answers (PULSE-46).
  return state === 'ended' ? { kind: 'tooFew' } : { kind: 'missing', count: Math.max(...missing) }
}

/** A survey as a point of a trend; `average` null: a gap (PULSE-55). */
export interface TrendPoint {
  readonly id: string
  readonly name: string
  /** The time whose day the list of surveys says: of the end, or of the start while it runs. */
  readonly at: number
  readonly average: number | null
}

/** The longest name that has room below a chart, beside six others. */
const NAME_MAX = 16

/**
 * The names of points below their chart: those of the surveys, or their days where one of the names has no room;
 * `isOneYear`: all are of one year.
 */
export function shortNames(
  points: readonly TrendPoint[],
  dayOf: (at: number, isOneYear: boolean) => string,
): readonly string[] {
  const haveRoom = points.every(({ name }) => name.length <= NAME_MAX)
  const isOneYear = new Set(points.map(({ at }) => new Date(at).getFullYear())).size <= 1
  return points.map(({ name, at }) => (haveRoom ? name : dayOf(at, isOneYear)))
}

/**
 * How a topic went from survey to survey with one model, the oldest first. Surveys that did not ask about it are left
 * out, and so are running ones without a figure yet (PULSE-85); ended ones with fewer than `least` answers in the result
 * are gaps, and so are bands.
 */
export function trendOf(
  surveys: readonly SurveyResults[],
  modelId: string,
  topicId: string,
  least: number,
): readonly TrendPoint[] {
  return surveys
    .filter((survey) => survey.modelId === modelId)
    .toReversed()
    .flatMap(({ id, name, state, startedAt, endedAt, topics, results }) => {
      const index = topics.findIndex((topic) => topic.id === topicId)
      if (index === -1 || startedAt === null) return []
      const result = results[index]
      const at = state === 'ended' && endedAt !== null ? endedAt : startedAt
      const isShown = result?.state === 'shown' && result.answers >= least
      if (!isShown && state !== 'ended') return []
      return [{ id, name, at, average: isShown ? result.average : null }]
    })
}
