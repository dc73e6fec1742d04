import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { t } from './messages.ts'

/** Asks a member who has not answered (PULSE-68). */
export function reminderEmail(
  {
    surveyId,
    name,
    reminder,
  }: { readonly surveyId: string; readonly name: string; readonly reminder: 1 | 2 },
  publicUrl: string,
): ActionEmail {
  return {
    subject: t(reminder === 2 ? 'closesSoon' : 'waiting', { survey: name }),
    heading: name,
    lines: [t(reminder === 2 ? 'closesWithinDay' : 'isOpen'), t('noNames')],
    action: { label: t('answer'), link: linkTo(surveyId, publicUrl) },
    reason: t('memberReason', { account: `${publicUrl}/account` }),
  }
}

/** Says to everyone who answered that a comment was answered, and not whose or what (PULSE-70). */
export function answerEmail(surveyId: string, publicUrl: string): ActionEmail {
  return {
    subject: t('newReply'),
    heading: t('newReply'),
    lines: [t('newReplyText')],
    action: { label: t('open'), link: linkTo(surveyId, publicUrl) },
    reason: t('replyReason', { account: `${publicUrl}/account` }),
  }
}

function linkTo(surveyId: string, publicUrl: string): string {
  return `${publicUrl}/pulse-survey/${encodeURIComponent(surveyId)}`
}
