import { listedCommentSchema, type PulseSurvey, pulseSurveySchema } from '@retropulse/contract/pulse-survey'
import { arrayPieces, objectPieces } from '@retropulse/domain/kernel/json-in-steps'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'

/**
 * A survey as JSON, made in steps: the comments of thousands of people are many megabytes (LIMIT-22). It has the fields of
 * the contract and no others.
 */
export function surveyJson(survey: PulseSurvey, doInSteps: DoInSteps): Promise<TextParts> {
  const { feedbackByTopic } = survey.pulseData
  const { pulseData, ...head } = pulseSurveySchema.parse({
    ...survey,
    pulseData: { ...survey.pulseData, feedbackByTopic: {} },
  })
  const { submittedData, people } = pulseData
  const comments = Object.entries(feedbackByTopic).map(
    ([topicId, ofTopic]) => [topicId, arrayPieces(ofTopic, listedCommentSchema)] as const,
  )
  const data = objectPieces(
    { submittedData, people },
    { feedbackByTopic: objectPieces({}, Object.fromEntries(comments)) },
  )
  return textInSteps(objectPieces(head, { pulseData: data }), doInSteps)
}
