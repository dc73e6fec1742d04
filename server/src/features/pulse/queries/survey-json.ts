import { listedCommentSchema, type PulseSurvey, pulseSurveySchema } from '@retropulse/contract/pulse-survey'
import { type DoInSteps, textInSteps } from '../../board/api.ts'

/**
 * A survey as JSON, made in steps: the comments of thousands of people are many megabytes (LIMIT-22). It has the fields of
 * the contract and no others.
 */
export function surveyJson(survey: PulseSurvey, doInSteps: DoInSteps): Promise<string> {
  return textInSteps(piecesOf(survey), doInSteps)
}

function* piecesOf(survey: PulseSurvey): Generator<string, void, undefined> {
  const { feedbackByTopic } = survey.pulseData
  const { pulseData, ...head } = pulseSurveySchema.parse({
    ...survey,
    pulseData: { ...survey.pulseData, feedbackByTopic: {} },
  })
  const { submittedData, people } = pulseData
  const own = { submittedData, people }
  yield `${opened(head)},"pulseData":${opened(own)},"feedbackByTopic":{`
  for (const [place, [topicId, comments]] of Object.entries(feedbackByTopic).entries()) {
    yield `${place === 0 ? '' : ','}${JSON.stringify(topicId)}:[`
    for (const [at, comment] of comments.entries())
      yield `${at === 0 ? '' : ','}${JSON.stringify(listedCommentSchema.parse(comment))}`
    yield ']'
  }
  yield '}}}'
}

/** An object that is not empty as JSON, without its closing brace. */
function opened(object: object): string {
  return JSON.stringify(object).slice(0, -1)
}
