import type { SsoError } from '@retropulse/contract/sso'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { cleanLine, hasContent, truncated } from '@retropulse/domain/kernel/text'
import { domainOf } from '@retropulse/domain/orgs/email-domain'
import { createHash } from 'node:crypto'
import type { ExternalJoin, ExternalSignIn, Identities, RequestHeaders } from '../../auth/api.ts'
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
 * SSO-5: signs in a person for whom a connection's provider vouches, at an address of the domains that the connection
 * has proved and at no other. `query` is that of the callback address. SSO-16: the browser's guest is claimed only when
 * the sign-in began on a page of this site (`isOwn`): otherwise the author of a link could claim the guest's notes, and
 * so read who wrote what on an anonymous board.
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
 * SSO-24: an account with an unproved address loses its password to the user whom the provider vouches for, since any
 * person could have made it. Not when this browser is signed in to it, and not for the organisation's primary owner,
 * who needs the password when the provider fails (SSO-22).
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
 * SSO-6: accounts are linked under issuer, domain and subject. With the domain in it, a connection that lost a domain
 * enters none of its accounts, whatever address its provider now gives for the same subject.
 */
function accountIdOf(issuer: string, domain: string, subject: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, domain, subject]))
    .digest('base64url')
}

/** Exactly one address, without a display name or a list. */
function isAddress(email: string): boolean {
  return /^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/.test(email)
}

function nameOf({ name }: OpenIdPerson, email: string): string {
  const given = cleanLine(name ?? '')
  const chosen = hasContent(given) ? given : email.slice(0, email.indexOf('@'))
  return truncated(chosen, NAME_MAX)
}

/** PROFILE-6 allows http for pictures that users set; one from a provider has to be https. */
function pictureOf({ picture }: OpenIdPerson): string | null {
  if (picture === null || picture.length > 2000) return null
  return URL.parse(picture)?.protocol === 'https:' ? picture : null
}
