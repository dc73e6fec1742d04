import type { ProveDomain, SendDomainCode } from '@retropulse/contract/sso'
import { readDomain } from '@retropulse/domain/orgs/email-domain'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { AuditLog, Organisations } from '../../orgs/ports.ts'
import type { ConnectionRecord, Connections, DomainCodes } from '../ports.ts'
import { meetConnection } from '../queries/meet-owner.ts'
import { type SsoRefused, wrong } from './check-connection.ts'
import { endOtherSessions, type EndOtherSessionsPorts } from './end-other-sessions.ts'
import { type DomainLetter, writeDomainLetter } from './domain-letter.ts'

export interface ProveDomainPorts extends EndOtherSessionsPorts {
  readonly connections: Pick<Connections, 'find' | 'prove'>
  readonly codes: DomainCodes
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly auditLog: Pick<AuditLog, 'record'>
  readonly newCode: () => string
  /** False when the receiver had as many letters as an hour allows, whoever had them sent. */
  readonly mayMail: (receiver: string) => Promise<boolean>
  /** False when it could not be handed over. */
  readonly post: (to: string, letter: DomainLetter) => Promise<boolean>
}

interface Place {
  readonly orgId: OrgId
  readonly connectionId: string
}

/**
 * Mails a code to who runs a domain. Whoever can read mail for its administrators can read everybody's, and so could
 * enter every account there by a new password: a connection gives them nothing that they do not have (D4).
 */
export async function sendDomainCode(
  identity: Identity | null,
  place: Place,
  { domain: typed, mailbox, settingsUrl }: SendDomainCode & { readonly settingsUrl: string | null },
  ports: ProveDomainPorts,
): Promise<{ readonly ok: true } | SsoRefused> {
  const found = await meetConnection(identity, place.orgId, place.connectionId, ports)
  if (!found.ok) return found
  const domain = domainAmong(found.connection, typed)
  if (domain === null) return wrong('domain', 'unknown')
  if (settingsUrl === null) return { ok: false, code: 'public-url-required' }
  const to = `${mailbox}@${domain}`
  // Before there is a code to guess: organisations are made without end, and each may guess at its own codes.
  if (!(await ports.mayMail(to))) return { ok: false, code: 'too-fast' }
  const code = ports.newCode()
  if (!(await ports.codes.keep({ ...place, domain }, code))) return { ok: false, code: 'too-fast' }
  const letter = writeDomainLetter({ to, domain, code, orgName: found.met.orgName, settingsUrl })
  return (await ports.post(to, letter)) ? { ok: true } : { ok: false, code: 'mail-failed' }
}

/** Makes a domain the connection's own, by the code that was mailed. */
export async function proveDomain(
  identity: Identity | null,
  place: Place,
  { domain: typed, code }: ProveDomain,
  ports: ProveDomainPorts,
): Promise<{ readonly ok: true; readonly connection: ConnectionRecord } | SsoRefused> {
  const found = await meetConnection(identity, place.orgId, place.connectionId, ports)
  if (!found.ok) return found
  const domain = domainAmong(found.connection, typed)
  if (domain === null) return wrong('domain', 'unknown')
  const isRight = await ports.codes.take({ ...place, domain }, code.replaceAll(/\s/g, ''))
  if (!isRight) return wrong('code', 'invalid')
  if (!(await ports.connections.prove(place.connectionId, domain))) return wrong('domain', 'taken')
  await ports.auditLog.record({
    orgId: place.orgId,
    actorId: found.met.actorId,
    facts: [{ kind: 'sso-changed', to: domain }],
  })
  const connection = await ports.connections.find(place.connectionId)
  if (connection === null) return { ok: false, code: 'not-found' }
  await endOtherSessions(connection, found.met.actorId, ports)
  return { ok: true, connection }
}

function domainAmong({ domains }: ConnectionRecord, typed: string): string | null {
  const domain = readDomain(typed)
  return domains.some(({ name }) => name === domain) ? domain : null
}
