import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import type { SendActionEmail } from '../../../platform/mail/send-email.ts'
import type { Identities } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { answerEmail, reminderEmail } from '../messages/survey-emails.ts'
import type { PulseAnswers } from '../store/answers.ts'
import type { RunningSurveys } from '../store/running-surveys.ts'

export interface SurveyMailPorts {
  readonly running: Pick<RunningSurveys, 'remindersAt' | 'claimReminder' | 'claimAnswerMail'>
  readonly answers: Pick<PulseAnswers, 'participantsOf'>
  readonly memberships: Pick<Memberships, 'memberIdsOf'>
  readonly identities: Pick<Identities, 'subscribersTo'>
  /** False when the allowance of the receiver for this hour is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly send: SendActionEmail
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * PULSE-68: emails members who have not answered. Claimed before it is sent: a lost reminder is better than the same
 * one after each failure. Who gets one is written nowhere.
 */
export async function remindParticipants(ports: SurveyMailPorts, publicUrl: string): Promise<void> {
  for (const due of await ports.running.remindersAt(ports.now())) {
    if (!(await ports.running.claimReminder(due))) continue
    const members = await ports.memberships.memberIdsOf(due.teamId)
    const answered = new Set<PersonId>(await ports.answers.participantsOf(due.surveyId))
    await sendAll(
      members.filter((member) => !answered.has(member)),
      reminderEmail(due, publicUrl),
      ports,
      publicUrl,
    )
  }
}

/** PULSE-70: emails everyone who answered a survey about an answer to a comment, once a day. */
export async function emailNewAnswer(
  surveyId: string,
  ports: SurveyMailPorts,
  publicUrl: string,
): Promise<void> {
  const day = new Date(ports.now()).toISOString().slice(0, 10)
  if (!(await ports.running.claimAnswerMail(surveyId, day))) return
  await sendAll(
    await ports.answers.participantsOf(surveyId),
    answerEmail(surveyId, publicUrl),
    ports,
    publicUrl,
  )
}

/** Sends an email to those users who want email about surveys. */
async function sendAll(
  people: readonly PersonId[],
  email: ActionEmail,
  { identities, takeMailQuota, send }: SurveyMailPorts,
  publicUrl: string,
): Promise<void> {
  const subscribers = await identities.subscribersTo('surveys', people)
  for (const { address, unsubscribeAt } of subscribers.values())
    if (await takeMailQuota(address)) await send(address, email, unsubscribeAt(publicUrl))
}
