import { listedCommentSchema, type PulseSurvey, pulseSurveySchema } from '@retropulse/contract/pulse-survey'
import { arrayPieces, openObject } from '@retropulse/domain/kernel/json-in-steps'
import { type DoInSteps, textInSteps } from '@retropulse/domain/kernel/text-in-steps'

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
  yield `${openObject(head)},"pulseData":${openObject(own)},"feedbackByTopic":{`
  for (const [place, [topicId, comments]] of Object.entries(feedbackByTopic).entries()) {
    yield `${place === 0 ? '' : ','}${JSON.stringify(topicId)}:`
    yield* arrayPieces(comments, listedCommentSchema)
  }
  yield '}}}'
}
