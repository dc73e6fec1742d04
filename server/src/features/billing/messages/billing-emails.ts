import { inertName } from '@retropulse/domain/kernel/inert-name'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/** A payment failed (PLAN-52). The name is free text: it stands in no subject, and holds no address. `day`: when the plan ends unless it is paid, as people read it, in UTC. */
export function failedPaymentEmail(orgName: string, day: string, publicUrl: string): ActionEmail {
  const name = inertName(orgName)
  return {
    subject: 'A payment failed',
    heading: 'A payment failed',
    lines: [
      `The payment for the plan of ${name} failed. Nothing changes until ${day}: pay by then to keep the plan.`,
      'After that, the organisation moves to the free plan. Nothing is deleted.',
    ],
    action: { label: 'See the plan', link: `${publicUrl}/plans` },
    reason: `You get this because you are an owner of ${name}.`,
  }
}

/** The plan of an organisation ended (PLAN-52). */
export function endedEmail(orgName: string, publicUrl: string): ActionEmail {
  const name = inertName(orgName)
  return {
    subject: 'Your plan has ended',
    heading: 'Your plan has ended',
    lines: [
      `${name} is now on the free plan. Retros older than 14 days are archived. Choose a plan to open them again.`,
      'Nothing is deleted.',
    ],
    action: { label: 'Choose a plan', link: `${publicUrl}/plans` },
    reason: `You get this because you are an owner of ${name}.`,
  }
}
