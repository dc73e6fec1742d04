import { FREE_DAYS } from '@retropulse/domain/billing/plans'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { t } from './messages.ts'

/** Says which retros of a team will be archived, and when (PLAN-50). `day`: as people read it, in UTC. */
export function archiveEmail(
  retros: readonly { readonly title: string; readonly day: string }[],
  teamId: string,
  publicUrl: string,
): ActionEmail {
  const [first] = retros
  const isOne = retros.length === 1
  return {
    subject: isOne
      ? t('archiveOneSubject', { title: first?.title ?? '' })
      : t('archiveSubject', { count: retros.length }),
    heading: t(isOne ? 'archiveOneHeading' : 'archiveHeading'),
    lines: [
      ...retros.map(({ title, day }) => t('archiveDay', { title, day })),
      t('archiveText', { count: FREE_DAYS }),
    ],
    action: { label: t('archiveButton'), link: `${publicUrl}/dashboard/team/${encodeURIComponent(teamId)}` },
    reason: t('archiveReason', { account: `${publicUrl}/account` }),
  }
}
