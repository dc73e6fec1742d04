import type { OwnPulseAnswer, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type AnswerDraft, answerTo } from './answer-draft.ts'

/**
 * A survey as it is once the server has stored the caller's answers, until the survey is read again. `now`: milliseconds
 * since 1970. Comments have no id of the server yet, so that nothing can be replied to.
 */
export function withSubmitted(survey: PulseSurvey, draft: AnswerDraft, now: number): PulseSurvey {
  const before = survey.pulseData.submittedData
  const timestamp = now - (now % DAY_MS)
  const submittedData = Object.fromEntries(
    survey.format.topics.flatMap(({ id }): [string, OwnPulseAnswer][] => {
      const { value, feedback } = answerTo(draft, id)
      if (value === null) return []
      const own = before?.[id]
      const isPublished =
        own !== undefined && own.isPublished && own.value === value && own.feedback === feedback
      const thread = own?.thread ?? null
      return [[id, { value, feedback, timestamp, commentId: own?.commentId ?? '', isPublished, thread }]]
    }),
  )
  const people = survey.pulseData.people + (before === null ? 1 : 0)
  return {
    ...survey,
    answered: survey.answered + (before === null ? 1 : 0),
    pulseData: { ...survey.pulseData, submittedData, people },
  }
}
