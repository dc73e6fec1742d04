import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/** A payment failed (PLAN-52). `day`: when the plan ends unless it is paid, as people read it, in UTC. */
export function failedPaymentEmail(orgName: string, day: string, publicUrl: string): ActionEmail {
  return {
    subject: `A payment for ${orgName} failed`,
    heading: 'A payment failed',
    lines: [
      `The payment for the plan of ${orgName} did not work. Nothing changes until ${day}: pay until then, and the plan goes on.`,
      'Afterwards the organisation is on the free plan. Nothing is deleted.',
    ],
    action: { label: 'See the plan', link: `${publicUrl}/plans` },
    reason: `You get this because you are an owner of ${orgName}.`,
  }
}

/** The plan of an organisation ended (PLAN-52). */
export function endedEmail(orgName: string, publicUrl: string): ActionEmail {
  return {
    subject: `The plan of ${orgName} ended`,
    heading: 'The plan ended',
    lines: [
      `${orgName} is on the free plan now. Retros older than 14 days are archived: they open again as they were once a plan starts.`,
      'Nothing is deleted.',
    ],
    action: { label: 'Choose a plan', link: `${publicUrl}/plans` },
    reason: `You get this because you are an owner of ${orgName}.`,
  }
}
