import type { SsoError } from '@retropulse/contract/sso'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { domainOf } from '@retropulse/domain/orgs/email-domain'
import { createHash } from 'node:crypto'
import type { ExternalJoin, ExternalSignIn, Identities, RequestHeaders } from '../../auth/ports.ts'
import { type Connections, type OpenId, type OpenIdFlow, type OpenIdPerson, providerIdOf } from '../ports.ts'
import { isPrimaryOwners, type PrimaryOwnerPorts } from '../queries/primary-owner.ts'

export interface FinishSignInPorts extends PrimaryOwnerPorts {
  readonly identities: Pick<Identities, 'identify' | 'emailsOf'>
  readonly connections: Pick<Connections, 'find' | 'appOf'>
  readonly openId: Pick<OpenId, 'finish'>
  readonly externals: ExternalSignIn
}

export type Finished =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly error: SsoError }

/**
 * Signs in whom a connection's provider vouches for (D4): an address of one of the domains that the connection has
 * proved, and of no other, whatever the provider says. `query` is that of the address that the person came back to.
 * What the browser's guest wrote becomes theirs only if they began on a page of ours (D1): otherwise whoever wrote the link
 * could have it become their own, and read from it what somebody wrote on an anonymous board (D9).
 */
export async function finishSignIn(
  connectionId: string,
  {
    flow,
    query,
    headers,
    isOwn,
  }: {
    readonly flow: OpenIdFlow
    readonly query: string
    readonly headers: RequestHeaders
    readonly isOwn: boolean
  },
  ports: FinishSignInPorts,
): Promise<Finished> {
  const { connections, openId, externals } = ports
  const [connection, app] = await Promise.all([
    connections.find(connectionId),
    connections.appOf(connectionId),
  ])
  if (connection === null || app === null) return { ok: false, error: 'unknown-connection' }
  const finished = await openId.finish(app, flow, query)
  if (!finished.ok) return { ok: false, error: finished.why }
  const { person } = finished
  if (person.email === null) return { ok: false, error: 'email-missing' }
  if (!person.isEmailVerified) return { ok: false, error: 'email-unverified' }
  const email = person.email.trim().toLowerCase()
  const domain = domainOf(email)
  if (!isAddress(email) || domain === null) return { ok: false, error: 'email-missing' }
  if (!connection.domains.some(({ name, isProven }) => isProven && name === domain))
    return { ok: false, error: 'domain-foreign' }
  const entered = await externals.enter(
    {
      providerId: providerIdOf(connectionId),
      accountId: accountIdOf(app.issuer, domain, person.subject),
      email,
      name: nameOf(person, email),
      picture: pictureOf(person),
    },
    isOwn ? headers : {},
    await joinOf(email, connection.orgId, headers, ports),
  )
  return entered.ok ? { ok: true, cookies: entered.cookies } : { ok: false, error: 'failed' }
}

/**
 * An account that nobody has proved to be theirs loses its password to whoever the provider says has the address, since
 * anybody could have made it. Not so for somebody who is signed in to it here, nor for the organisation's primary owner,
 * whose password is the way back in when the provider is gone.
 */
async function joinOf(
  email: string,
  orgId: OrgId,
  headers: RequestHeaders,
  ports: FinishSignInPorts,
): Promise<ExternalJoin> {
  const identity = await ports.identities.identify(headers)
  const isSignedIn = identity?.kind === 'user' && identity.email === email
  return isSignedIn || (await isPrimaryOwners(email, orgId, ports)) ? 'by-consent' : 'by-address'
}

/**
 * A subject is somebody at one issuer. The domain belongs to it as well: a connection that has lost a domain enters
 * no account of it any more, by whichever address its provider now calls the same subject.
 */
function accountIdOf(issuer: string, domain: string, subject: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, domain, subject]))
    .digest('base64url')
}

/** One address and nothing else. */
function isAddress(email: string): boolean {
  return /^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/.test(email)
}

function nameOf({ name }: OpenIdPerson, email: string): string {
  const given = cleanLine(name ?? '')
  const chosen = hasContent(given) ? given : email.slice(0, email.indexOf('@'))
  // Not in the middle of a character.
  return chosen
    .slice(0, NAME_MAX)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** Image URLs must use http or https (teams.md §5); ours come from elsewhere, so https. */
function pictureOf({ picture }: OpenIdPerson): string | null {
  if (picture === null || picture.length > 2000) return null
  return URL.parse(picture)?.protocol === 'https:' ? picture : null
}
