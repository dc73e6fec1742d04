import { FREE_DAYS } from '@retropulse/domain/billing/plans'
import { inertName } from '@retropulse/domain/kernel/inert-name'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { t } from './messages.ts'

/** A payment failed (PLAN-52). The name is free text: it stands in no subject, and holds no address. `day`: when the plan ends unless it is paid, as people read it, in UTC. */
export function failedPaymentEmail(orgName: string, day: string, publicUrl: string): ActionEmail {
  const name = inertName(orgName)
  return {
    subject: t('paymentFailed'),
    heading: t('paymentFailed'),
    lines: [t('paymentText', { org: name, day }), t('paymentAfter')],
    action: { label: t('paymentButton'), link: `${publicUrl}/plans` },
    reason: t('ownerReason', { org: name }),
  }
}

/** The plan of an organisation ended (PLAN-52). */
export function endedEmail(orgName: string, publicUrl: string): ActionEmail {
  const name = inertName(orgName)
  return {
    subject: t('planEnded'),
    heading: t('planEnded'),
    lines: [t('planEndedText', { org: name, count: FREE_DAYS }), t('planEndedKept')],
    action: { label: t('planEndedButton'), link: `${publicUrl}/plans` },
    reason: t('ownerReason', { org: name }),
  }
}
