import { type BillingNotice, noticeOf } from '@retropulse/domain/billing/notice'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import type { Identities } from '../../auth/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import { endedEmail, failedPaymentEmail } from '../messages/billing-emails.ts'
import type { Customer, Subscriptions } from '../store/subscriptions.ts'
import { forEachCustomer } from './reconcile.ts'

export interface EmailOwnersPorts {
  readonly subscriptions: Pick<Subscriptions, 'customersAfter' | 'of' | 'keepNotice'>
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly identities: Pick<Identities, 'emailsOf' | 'hasProvenEmail'>
  /** False when the allowance of the receiver for this hour is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  /** False when the mail server did not take the email. */
  readonly send: (to: string, email: ActionEmail) => Promise<boolean>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/**
 * PLAN-52: emails the owners of an organisation when a payment failed and when the plan ended, each once. Kept before
 * it is sent: a lost email is better than the same one after each failure.
 */
export async function emailOwners(ports: EmailOwnersPorts, publicUrl: string): Promise<void> {
  await forEachCustomer(ports, (customer) => emailOwnersOf(customer, publicUrl, ports))
}

async function emailOwnersOf({ id, orgId }: Customer, publicUrl: string, ports: EmailOwnersPorts) {
  const { subscriptions, organisations, now } = ports
  const notice = noticeOf(await subscriptions.of(id), now())
  // While it lies in the trash nothing is kept, so that owners are informed once it is restored.
  const org = await organisations.find(orgId, null)
  if (org === null) return
  const isNew = await subscriptions.keepNotice(id, notice?.key ?? null)
  if (!isNew || notice === null) return
  // Another plan may hold by now: one that was chosen, or that of the installation.
  if (notice.kind === 'plan-ended' && org.planId !== null) return
  const email = emailOf(notice, org.name, publicUrl)
  for (const address of await ownersOf(orgId, ports))
    if (await ports.takeMailQuota(address)) await ports.send(address, email)
}

function emailOf({ kind, lapsesAt }: BillingNotice, name: string, publicUrl: string): ActionEmail {
  if (kind === 'payment-failed' && lapsesAt !== null)
    return failedPaymentEmail(name, dayFormat.format(lapsesAt), publicUrl)
  return endedEmail(name, publicUrl)
}

async function ownersOf(orgId: OrgId, { organisations, identities }: EmailOwnersPorts): Promise<string[]> {
  const members = await organisations.membersOf(orgId)
  const owners = members.filter(({ role }) => role === 'owner').map(({ userId }) => userId)
  // An address that was not proved may be a stranger's, who would read what the owner called the organisation.
  const proven = await Promise.all(owners.map((id) => identities.hasProvenEmail(id)))
  return [...(await identities.emailsOf(owners.filter((_, at) => proven[at]))).values()]
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
