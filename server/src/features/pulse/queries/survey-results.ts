import type { ComparedResult, SurveyResults } from '@retropulse/contract/pulse-survey'
import { type PublicationRule, UNPUBLISHED } from '@retropulse/domain/pulse/publication'
import { changeBetween, topicResultOf, type TopicResult } from '@retropulse/domain/pulse/results'
import { surveyStateOf } from '@retropulse/domain/pulse/survey'
import type { StoredSurvey } from '../store/survey-rows.ts'
import type { Participation } from '../store/surveys.ts'

export const NO_PARTICIPATION: Participation = { answered: 0, invited: 0 }

/** Results by question, as far as they may be shown (PULSE-45, PULSE-46). */
export function resultsOf(
  { format, floor, published, ...times }: StoredSurvey,
  { answered, invited }: Participation,
  now: number,
): ReadonlyMap<string, TopicResult> {
  const isEnded = surveyStateOf(times, now) === 'ended'
  const rule: PublicationRule = { floor, remaining: invited - answered, isEnded }
  return new Map(
    format.topics.map(({ id }) => [id, topicResultOf(published[id] ?? UNPUBLISHED, answered, rule)]),
  )
}

/** Results in the order of the questions, each compared with the survey before. */
export function comparedResults(
  present: ReadonlyMap<string, TopicResult>,
  previous: ReadonlyMap<string, TopicResult>,
): ComparedResult[] {
  return [...present].map(([id, result]) => ({
    ...presented(result),
    change: changeBetween(result, previous.get(id)),
  }))
}

/** A result in the form of the contract. */
export function presented(result: TopicResult) {
  return result.state === 'shown'
    ? { ...result, distribution: [...result.distribution] as Distribution }
    : result
}

/** What a list says about a survey. */
export function summaryOf(survey: StoredSurvey, participation: Participation, now: number) {
  const { id, modelId, name, startedAt, closesAt, endedAt, floor } = survey
  const state = surveyStateOf(survey, now)
  return {
    id,
    modelId,
    name,
    state,
    startedAt,
    closesAt,
    // A survey that closed by itself ended at that moment.
    endedAt: state === 'ended' ? (endedAt ?? closesAt) : null,
    ...participation,
    floor,
  }
}

/** A survey in the list of a team. */
export function surveyResults(
  survey: StoredSurvey,
  participation: Participation,
  results: ComparedResult[],
  now: number,
): SurveyResults {
  const topics = survey.format.topics.map(({ id, icon, title }) => ({ id, icon, title }))
  return { ...summaryOf(survey, participation, now), topics, results }
}

type Distribution = [number, number, number, number, number]
