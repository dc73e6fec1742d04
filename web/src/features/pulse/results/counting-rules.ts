import type { ComparedResult, PulseSurvey } from '@retropulse/contract/pulse-survey'
import type { RatedTopic } from './lowest-first.ts'
import { t } from './messages.ts'

type Survey = Pick<PulseSurvey, 'answered' | 'commentsFloor' | 'state'> & {
  readonly pulseData: Pick<PulseSurvey['pulseData'], 'feedbackByTopic'>
}
type Topics = readonly RatedTopic<{ readonly id: string }, ComparedResult>[]

/** Whether some answers wait for others, or waited in vain (PULSE-58). */
function leavesOutAnswers({ answered }: Pick<Survey, 'answered'>, topics: Topics): boolean {
  return topics.some(({ result }) => 'answers' in result && result.answers < answered)
}

/** Why the results leave answers out, for all topics alike; null where they count all (PULSE-58). */
export function leftOutText(survey: Survey, topics: Topics): string | null {
  if (!leavesOutAnswers(survey, topics)) return null
  return t(survey.state === 'ended' ? 'withheld' : 'pending')
}

/** How the results of these topics are counted: a sentence for each rule that shows in them (PULSE-86). */
export function countingRules(survey: Survey, topics: Topics): readonly string[] {
  const hasBands = topics.some(({ result }) => result.state === 'band')
  const averages = topics.flatMap(({ result }) => (result.state === 'shown' ? [result] : []))
  const rules = [
    // Without any average the head of the list says why.
    hasBands && averages.length > 0 && t('rules.bands'),
    averages.some(({ agreed }) => agreed.low + agreed.high > 0) && t('rules.agreed'),
    listsComments(survey, topics) && waitsForComments(survey, topics) && fewComments(survey),
  ]
  return rules.filter((rule) => rule !== false)
}

/** Why no comment is listed; null where any is, or where there are no results (PULSE-60). */
export function commentsText(survey: Survey, topics: Topics): string | null {
  if (topics.length === 0 || listsComments(survey, topics)) return null
  return waitsForComments(survey, topics) ? fewComments(survey) : t('comments.none')
}

function listsComments({ pulseData: { feedbackByTopic } }: Survey, topics: Topics): boolean {
  return topics.some(({ topic: { id } }) => (feedbackByTopic[id]?.length ?? 0) > 0)
}

/** Whether a topic has too few people for its list of comments. */
function waitsForComments({ pulseData: { feedbackByTopic } }: Survey, topics: Topics): boolean {
  return topics.some(({ topic: { id } }) => feedbackByTopic[id] === undefined)
}

function fewComments({ commentsFloor }: Survey): string {
  return t('comments.few', { floor: commentsFloor })
}
