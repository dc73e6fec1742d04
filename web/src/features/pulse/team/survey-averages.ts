import type { ComparedResult, SurveyResults } from '@retropulse/contract/pulse-survey'
import { overallChange, type TopicResult } from '@retropulse/domain/pulse/results'

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

/**
 * How much the average that a survey is listed with rose since the survey before with the same model, as its results say
 * it (PULSE-95); null: there is none to compare with, or not the same topics. `surveys`: the list, the latest first.
 */
export function overallChangeOf(survey: SurveyResults, surveys: readonly SurveyResults[]): number | null {
  const before = surveys.find(
    ({ modelId, startedAt }) =>
      modelId === survey.modelId && startedAt !== null && startedAt < (survey.startedAt ?? 0),
  )
  return before === undefined ? null : overallChange(resultsById(survey), resultsById(before))
}

function resultsById({ topics, results }: SurveyResults): ReadonlyMap<string, TopicResult> {
  return new Map(
    topics.flatMap(({ id }, at) => {
      const result = results[at]
      return result === undefined ? [] : [[id, result] as const]
    }),
  )
}

/** A survey as a place of a trend. */
export interface TrendPlace {
  readonly id: string
  readonly name: string
  /** The time whose day the list of surveys says: of the end, or of the start while it runs. */
  readonly at: number
}

type BandResult = Extract<ComparedResult, { state: 'band' }>

/** A topic over the places of a trend. */
export interface TopicLine {
  readonly topic: SurveyResults['topics'][number]
  /** Null: a gap (PULSE-55). */
  readonly averages: readonly (number | null)[]
  /** The people of each band in the places where bands stand for an average (PULSE-59); null elsewhere. */
  readonly bands: readonly (BandResult['agreed'] | null)[]
  /** The result in the last place; null: it has too few answers for the trend, or the survey did not ask. */
  readonly latest: ComparedResult | null
}

/**
 * How each topic of the latest survey went from survey to survey with one model, the oldest first. Running surveys
 * without a figure yet have no place (PULSE-85). Where a survey has fewer than `least` answers in a result, a band, or
 * no such topic, there is a gap.
 */
export function trendOf(
  surveys: readonly SurveyResults[],
  modelId: string,
  least: number,
): { readonly places: readonly TrendPlace[]; readonly lines: readonly TopicLine[] } {
  const ofModel = surveys.filter((survey) => survey.modelId === modelId && survey.startedAt !== null)
  const placed = ofModel
    .filter(({ state, results }) => state === 'ended' || results.some((result) => isPoint(result, least)))
    .toReversed()
  const lines = (ofModel[0]?.topics ?? []).map((topic) => {
    const results = placed.map((survey) => resultOf(survey, topic.id, least))
    return {
      topic,
      averages: results.map((result) => (result?.state === 'shown' ? result.average : null)),
      bands: results.map((result) => (result?.state === 'band' ? result.agreed : null)),
      latest: results.at(-1) ?? null,
    }
  })
  return { places: placed.map(placeOf), lines }
}

function placeOf({ id, name, state, startedAt, endedAt }: SurveyResults): TrendPlace {
  return { id, name, at: (state === 'ended' ? endedAt : null) ?? startedAt ?? 0 }
}

function isPoint(result: ComparedResult, least: number): boolean {
  return result.state === 'shown' && result.answers >= least
}

/** The result of a topic; null where it has fewer than `least` answers. */
function resultOf({ topics, results }: SurveyResults, topicId: string, least: number): ComparedResult | null {
  const result = results[topics.findIndex(({ id }) => id === topicId)]
  return result !== undefined && 'answers' in result && result.answers >= least ? result : null
}
