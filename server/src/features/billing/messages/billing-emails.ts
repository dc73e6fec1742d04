import { inertName } from '@retropulse/domain/kernel/inert-name'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/** A payment failed (PLAN-52). The name is free text: it stands in no subject, and holds no address. `day`: when the plan ends unless it is paid, as people read it, in UTC. */
export function failedPaymentEmail(orgName: string, day: string, publicUrl: string): ActionEmail {
  const name = inertName(orgName)
  return {
    subject: 'A payment failed',
    heading: 'A payment failed',
    lines: [
      `The payment for the plan of ${name} did not work. Nothing changes until ${day}: pay until then, and the plan goes on.`,
      'Afterwards the organisation is on the free plan. Nothing is deleted.',
    ],
    action: { label: 'See the plan', link: `${publicUrl}/plans` },
    reason: `You get this because you are an owner of ${name}.`,
  }
}

/** The plan of an organisation ended (PLAN-52). */
export function endedEmail(orgName: string, publicUrl: string): ActionEmail {
  const name = inertName(orgName)
  return {
    subject: 'Your plan ended',
    heading: 'The plan ended',
    lines: [
      `${name} is on the free plan now. Retros older than 14 days are archived: they open again as they were once a plan starts.`,
      'Nothing is deleted.',
    ],
    action: { label: 'Choose a plan', link: `${publicUrl}/plans` },
    reason: `You get this because you are an owner of ${name}.`,
  }
}
