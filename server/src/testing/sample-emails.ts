import { aNoteOfSummary, anActionOfSummary, aSummary } from '@retropulse/domain/board/testing/summaries'
import { type ActionId, asId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { DueAction } from '../features/action-items/store/action-reminders.ts'
import { reminderEmail as actionReminderEmail } from '../features/action-items/messages/reminder-email.ts'
import { magicLinkEmail, passwordResetEmail } from '../features/auth/messages/sign-in-emails.ts'
import { archiveEmail } from '../features/billing/messages/archive-email.ts'
import { endedEmail, failedPaymentEmail } from '../features/billing/messages/billing-emails.ts'
import { inviteEmail } from '../features/orgs/messages/invite-email.ts'
import {
  answerEmail,
  reminderEmail as surveyReminderEmail,
} from '../features/pulse/messages/survey-emails.ts'
import { domainCodeEmail } from '../features/sso/messages/domain-email.ts'
import { summaryEmail } from '../features/summary/messages/summary-email.ts'
import { type ActionEmail, contentOf } from '../platform/mail/action-email.ts'
import type { EmailContent } from '../platform/mail/email-content.ts'

/** An email of the product, with texts of people in every place where people write. */
export interface SampleEmail {
  readonly name: string
  /** The function that wrote it, by file and name. */
  readonly writer: string
  readonly subject: string
  readonly content: EmailContent
  /** Whether its receiver can stop emails of its kind (MAIL-34). */
  readonly isTransactional: boolean
}

const URL = 'https://retro.example.com'

/** Every email that the product sends; `word` is what people wrote wherever they can. */
export function sampleEmails(word: string): readonly SampleEmail[] {
  const due = (text: string, team: string): DueAction => ({
    teamId: asId<TeamId>(team),
    teamName: `Team ${word}`,
    id: asId<ActionId>(text),
    text,
    assignee: 'mia',
    due: '2026-11-25',
  })
  const survey = { surveyId: 's1', name: `Team health ${word}` }
  const retro = (at: number) => ({ title: `Sprint ${at} ${word}`, day: '27 November 2026' })
  const link = `${URL}/magic-link?token=abc&returnTo=%2Fboard`
  const invite = { orgName: `Saltwind ${word}`, inviter: `Ann ${word}`, role: 'admin' as const }
  const mailed = (
    writer: string,
    name: string,
    { subject, ...email }: ActionEmail,
    isTransactional = false,
  ): SampleEmail => ({ writer, name, subject, content: contentOf({ subject, ...email }), isTransactional })
  const sso = {
    to: 'postmaster@saltwind.example',
    domain: 'saltwind.example',
    code: '12345678',
    orgName: `Saltwind ${word}`,
    settingsUrl: `${URL}/settings`,
  }
  return [
    mailed('passwordResetEmail', 'password-reset', passwordResetEmail(`Ann ${word}`, link), true),
    mailed('magicLinkEmail', 'magic-link', magicLinkEmail(link), true),
    mailed('inviteEmail', 'invite', inviteEmail({ ...invite, address: 'ben@saltwind.example' }, link), true),
    mailed('inviteEmail', 'invite-for-anyone', inviteEmail({ ...invite, address: null }, link), true),
    mailed('domainCodeEmail', 'domain-code', domainCodeEmail(sso), true),
    mailed(
      'failedPaymentEmail',
      'failed-payment',
      failedPaymentEmail(`Saltwind ${word}`, '1 December 2026', URL),
      true,
    ),
    mailed('endedEmail', 'plan-ended', endedEmail(`Saltwind ${word}`, URL), true),
    mailed('archiveEmail', 'archive-one', archiveEmail([retro(1)], 't1', URL)),
    mailed('archiveEmail', 'archive-three', archiveEmail([1, 2, 3].map(retro), 't1', URL)),
    mailed(
      'reminderEmail',
      'action-reminder',
      actionReminderEmail([due(`Mend the door ${word}`, 't1')], URL, 'today'),
    ),
    mailed(
      'reminderEmail',
      'action-reminder-many',
      actionReminderEmail(
        Array.from({ length: 12 }, (_, at) =>
          due(`Action ${at} ${word} ${'and more '.repeat(at * 2)}`, `t${at}`),
        ),
        URL,
        'tomorrow',
      ),
    ),
    mailed('reminderEmail', 'survey-reminder', surveyReminderEmail({ ...survey, reminder: 1 }, URL)),
    mailed('reminderEmail', 'survey-ends-soon', surveyReminderEmail({ ...survey, reminder: 2 }, URL)),
    mailed('answerEmail', 'survey-answer', answerEmail('s1', URL)),
    summary(word, { name: 'summary-for-team', isForTeam: true }),
    summary(word, { name: 'summary-for-oneself', isForTeam: false }),
    {
      ...summaryOf('summary-empty', aSummary({ title: 'An empty retro' }), {
        isForTeam: true,
        moodScore: null,
      }),
    },
  ]
}

function summary(word: string, { name, isForTeam }: { name: string; isForTeam: boolean }): SampleEmail {
  const note = (text: string, votes: number) =>
    aNoteOfSummary({ texts: [`${text} ${word}`], votes, emojis: [{ emoji: '🎉', count: votes }] })
  const group = aNoteOfSummary({
    groupTitle: `Deployments ${word}`,
    texts: Array.from({ length: 11 }, (_, at) => `Text ${at} ${word}\nwith a second line`),
    votes: 9,
    emojis: [{ emoji: '👍', count: 3 }],
  })
  return summaryOf(
    name,
    aSummary({
      title: `Sprint 12 ${word}`,
      counts: { notes: 42, people: 7, votes: 31, emoji: 128, actions: 5 },
      topByVotes: [group, note('The release was quiet', 4), note('Too many meetings', 2)],
      topByReactions: [note('Lunch together', 6)],
      actions: {
        open: [
          anActionOfSummary(`Write the runbook ${word}`, 'mia'),
          anActionOfSummary('Ask two teams how they do it, and bring what they say to the next retro'),
          ...Array.from({ length: 31 }, (_, at) => anActionOfSummary(`Action ${at}`)),
        ],
        done: [],
        earlier: [anActionOfSummary('Order a second screen', 'mia')],
      },
    }),
    { isForTeam, moodScore: 4.2, assignee: `Mia ${word}` },
  )
}

function summaryOf(
  name: string,
  retro: Parameters<typeof summaryEmail>[0],
  about: { readonly isForTeam: boolean; readonly moodScore: number | null; readonly assignee?: string },
): SampleEmail {
  const { isForTeam, moodScore, assignee = null } = about
  const { subject, content } = summaryEmail(retro, {
    moodScore,
    link: `${URL}/board/b1`,
    isForTeam,
    nameOf: () => assignee,
  })
  return { name, writer: 'summaryEmail', subject, content, isTransactional: !isForTeam }
}
