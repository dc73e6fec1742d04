import type { SubmitAnswers } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import { cleanText } from '@retropulse/domain/kernel/text'
import { type Answers, answersAllOf } from '@retropulse/domain/pulse/answers'
import { BALLOTS_MAX } from '@retropulse/domain/pulse/limits'
import { type Identity, peopleOf } from '../../auth/api.ts'
import { authorizeSurvey, type AuthorizeSurveyPorts } from '../queries/authorize-survey.ts'
import type { PulseAnswers } from '../store/answers.ts'
import type { Publisher } from '../store/publisher.ts'

export interface SubmitAnswersPorts extends AuthorizeSurveyPorts {
  readonly answers: Pick<PulseAnswers, 'write' | 'addParticipant'>
  readonly publisher: Publisher
  /** Called where answers were stored and could not be published; the next publication has them. */
  readonly onError: (error: unknown) => void
}

/**
 * PULSE-41, PULSE-52: stores the answers of the caller, or replaces them. The sender is known from the session
 * or the guest cookie, never from the request.
 */
export async function submitAnswers(
  identity: Identity | null,
  surveyId: string,
  { data }: SubmitAnswers,
  ports: SubmitAnswersPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeSurvey(identity, surveyId, ports)
  if (!authorized.ok) return authorized
  // A session that has ended: the page of a guest asks for an identity (GET /uid) first.
  if (identity === null) return { ok: false, code: 'sign-in-required' }
  if (authorized.state !== 'in-progress') return { ok: false, code: 'survey-closed' }
  const answers: Answers = Object.fromEntries(
    Object.entries(data).map(([id, { value, feedback }]) => [
      id,
      { value, feedback: cleanText(feedback).trim() },
    ]),
  )
  if (!answersAllOf(authorized.survey.format, answers)) return { ok: false, code: 'bad-request' }
  const given = { surveyId, people: peopleOf(identity), answers, now: ports.now(), max: BALLOTS_MAX }
  const written = await ports.answers.write(given)
  if (written !== 'written') return { ok: false, code: written === 'full' ? 'survey-limit' : 'survey-closed' }
  // In a transaction of its own, which nothing in the tables connects with the one of the answers.
  if (identity.kind === 'user') await ports.answers.addParticipant(surveyId, identity.id)
  await ports.publisher.publish(surveyId).catch(ports.onError)
  return { ok: true }
}
