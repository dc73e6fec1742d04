import type { ApiKeyScope } from '@retropulse/contract/api-key-scopes'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import type { Identities, RequestHeaders, UserIdentity } from '../../auth/api.ts'
import type { ApiKeys } from '../store/api-keys.ts'
import type { Organisations } from '../store/organisations.ts'
import { hashOfKey } from './api-key-hash.ts'

/** A program that calls with a key of an organisation, and acts there as its primary owner (API-14). */
export interface Program {
  readonly ok: true
  readonly orgId: OrgId
  readonly identity: UserIdentity
}

/** Programs that call with an API key. */
export interface Programs {
  /** Who calls, if the key that the request names has the scope (API-14). */
  authorize(headers: RequestHeaders, scope: ApiKeyScope): Promise<Program | Refused>
  /** A program that an owner let in by other means than a key; null: the organisation does not exist any more. */
  actingFor(orgId: OrgId): Promise<Program | null>
}

export interface AuthorizeProgramPorts {
  readonly apiKeys: Pick<ApiKeys, 'use'>
  readonly identities: Pick<Identities, 'profilesOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface ProgramOfPorts extends Pick<AuthorizeProgramPorts, 'identities'> {
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
}

/**
 * The program of a request whose key has a scope. An invalid key is refused without a reason, a key without the scope
 * is forbidden (API-14).
 */
export async function authorizeProgram(
  headers: RequestHeaders,
  scope: ApiKeyScope,
  { apiKeys, identities, now }: AuthorizeProgramPorts,
): Promise<Program | Refused> {
  const sent = apiKeyIn(headers)
  const key = sent === null ? null : await apiKeys.use(hashOfKey(sent), now())
  if (key === null) return { ok: false, code: 'sign-in-required' }
  if (!key.scopes.includes(scope)) return { ok: false, code: 'forbidden' }
  return programAs(key.primaryOwnerId, key.orgId, identities)
}

/** The program of an organisation; null: there is none, or it is deleted. */
export async function programOf(
  orgId: OrgId,
  { organisations, identities }: ProgramOfPorts,
): Promise<Program | null> {
  const [org, members] = await Promise.all([organisations.find(orgId, null), organisations.membersOf(orgId)])
  const owner = members.find(({ isPrimaryOwner }) => isPrimaryOwner)
  return org === null || owner === undefined ? null : programAs(owner.userId, orgId, identities)
}

async function programAs(
  id: PersonId,
  orgId: OrgId,
  identities: AuthorizeProgramPorts['identities'],
): Promise<Program> {
  const name = (await identities.profilesOf([id])).get(id)?.name ?? ''
  const identity = { kind: 'user', id, name, email: '', picture: null, provider: null, guestIds: [] } as const
  return { ok: true, orgId, identity }
}

/** The key that a request names, as `x-api-key` or as a bearer token; null: none. */
export function apiKeyIn(headers: RequestHeaders): string | null {
  const [named, bearer] = [headers['x-api-key'], headers['authorization']]
  if (typeof named === 'string' && named !== '') return named
  return /^Bearer (\S+)$/i.exec(typeof bearer === 'string' ? bearer : '')?.[1] ?? null
}
