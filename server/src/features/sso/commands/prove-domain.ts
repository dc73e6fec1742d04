import type { RefusedFields } from '@retropulse/contract/refusal'
import type { ProveDomain, SendDomainCode } from '@retropulse/contract/sso'
import { readDomain } from '@retropulse/domain/orgs/email-domain'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { AuditLog, Organisations } from '../../orgs/api.ts'
import type { ConnectionRecord, Connections, DomainCodes } from '../ports.ts'
import { findOrgConnection } from '../queries/org-connection.ts'
import { wrong } from './check-connection.ts'
import { endOtherSessions, type EndOtherSessionsPorts } from './end-other-sessions.ts'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { domainCodeEmail } from '../messages/domain-email.ts'

export interface ProveDomainPorts extends EndOtherSessionsPorts {
  readonly connections: Pick<Connections, 'find' | 'prove'>
  readonly codes: DomainCodes
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly auditLog: Pick<AuditLog, 'record'>
  readonly newCode: () => string
  /** False when the mailbox had as many emails as an hour allows, from all senders together (SSO-33). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  /** False when the mail server did not take it. */
  readonly send: (to: string, email: ActionEmail) => Promise<boolean>
}

interface Place {
  readonly orgId: OrgId
  readonly connectionId: string
}

/**
 * SSO-7: mails a code to an administrator of a domain. A person who reads administrators' email can usually read that
 * of all users, and so enter every account there by a new password: a proved domain gives that person nothing more.
 */
export async function sendDomainCode(
  identity: Identity | null,
  place: Place,
  { domain: typed, mailbox, settingsUrl }: SendDomainCode & { readonly settingsUrl: string | null },
  ports: ProveDomainPorts,
): Promise<{ readonly ok: true } | RefusedFields> {
  const found = await findOrgConnection(identity, place.orgId, place.connectionId, ports)
  if (!found.ok) return found
  const domain = domainAmong(found.connection, typed)
  if (domain === null) return wrong('domain', 'unknown')
  if (settingsUrl === null) return { ok: false, code: 'public-url-required' }
  const to = `${mailbox}@${domain}`
  // Checked before a code exists: one person can found many organisations, each with codes of its own to guess.
  if (!(await ports.takeMailQuota(to))) return { ok: false, code: 'too-fast' }
  const code = ports.newCode()
  if (!(await ports.codes.keep({ ...place, domain }, code))) return { ok: false, code: 'too-fast' }
  const email = domainCodeEmail({ to, domain, code, orgName: found.authorized.org.name, settingsUrl })
  return (await ports.send(to, email)) ? { ok: true } : { ok: false, code: 'mail-failed' }
}

/** SSO-8: proves a domain for a connection, by the code that was mailed. */
export async function proveDomain(
  identity: Identity | null,
  place: Place,
  { domain: typed, code }: ProveDomain,
  ports: ProveDomainPorts,
): Promise<{ readonly ok: true; readonly connection: ConnectionRecord } | RefusedFields> {
  const found = await findOrgConnection(identity, place.orgId, place.connectionId, ports)
  if (!found.ok) return found
  const domain = domainAmong(found.connection, typed)
  if (domain === null) return wrong('domain', 'unknown')
  const isRight = await ports.codes.take({ ...place, domain }, code.replaceAll(/\s/g, ''))
  if (!isRight) return wrong('code', 'invalid')
  if (!(await ports.connections.prove(place.connectionId, domain))) return wrong('domain', 'taken')
  await ports.auditLog.record({
    orgId: place.orgId,
    actorId: found.authorized.actor.id,
    facts: [{ kind: 'sso-changed', to: domain }],
  })
  const connection = await ports.connections.find(place.connectionId)
  if (connection === null) return { ok: false, code: 'not-found' }
  await endOtherSessions(connection, found.authorized.actor.id, ports)
  return { ok: true, connection }
}

function domainAmong({ domains }: ConnectionRecord, typed: string): string | null {
  const domain = readDomain(typed)
  return domains.some(({ name }) => name === domain) ? domain : null
}
