import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import type { SendActionEmail } from '../../../platform/mail/send-email.ts'
import { forEachIsolated, type OnError } from '@retropulse/domain/kernel/for-each-isolated'
import type { Identities, Subscriber } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { answerEmail, reminderEmail } from '../messages/survey-emails.ts'
import type { PulseAnswers } from '../store/answers.ts'
import type { DueReminder, RunningSurveys } from '../store/running-surveys.ts'

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

/** PULSE-68: emails members who have not answered. A survey that fails keeps no other waiting, and stays due. */
export async function remindParticipants(
  ports: SurveyMailPorts,
  publicUrl: string,
  onError: OnError,
): Promise<void> {
  const due = await ports.running.remindersAt(ports.now())
  await forEachIsolated(due, (reminder) => remindOf(reminder, ports, { publicUrl, onError }), onError)
}

/**
 * Claimed once the receivers are known and before they are emailed: a lost reminder is better than the same one after
 * each failure. Who gets one is written nowhere.
 */
async function remindOf(due: DueReminder, ports: SurveyMailPorts, sending: Sending): Promise<void> {
  const members = await ports.memberships.memberIdsOf(due.teamId)
  const answered = new Set<PersonId>(await ports.answers.participantsOf(due.surveyId))
  const missing = members.filter((member) => !answered.has(member))
  const subscribers = await ports.identities.subscribersTo('surveys', missing)
  if (await ports.running.claimReminder(due))
    await sendAll(subscribers, reminderEmail(due, sending.publicUrl), ports, sending)
}

/** PULSE-70: emails everyone who answered a survey about an answer to a comment, once a day. */
export async function emailNewAnswer(
  surveyId: string,
  ports: SurveyMailPorts,
  sending: Sending,
): Promise<void> {
  const day = new Date(ports.now()).toISOString().slice(0, 10)
  const participants = await ports.answers.participantsOf(surveyId)
  const subscribers = await ports.identities.subscribersTo('surveys', participants)
  if (await ports.running.claimAnswerMail(surveyId, day))
    await sendAll(subscribers, answerEmail(surveyId, sending.publicUrl), ports, sending)
}

interface Sending {
  readonly publicUrl: string
  readonly onError: OnError
}

/** Sends an email to all receivers; one that fails keeps no other waiting. */
async function sendAll(
  subscribers: ReadonlyMap<PersonId, Subscriber>,
  email: ActionEmail,
  { takeMailQuota, send }: SurveyMailPorts,
  { publicUrl, onError }: Sending,
): Promise<void> {
  const sendTo = async ({ address, unsubscribeAt }: Subscriber) => {
    if (await takeMailQuota(address)) await send(address, email, unsubscribeAt(publicUrl))
  }
  await forEachIsolated(subscribers.values(), sendTo, onError)
}
