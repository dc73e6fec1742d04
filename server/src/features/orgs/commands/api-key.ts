import type { ApiKeyInput } from '@retropulse/contract/api-keys'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { API_KEYS_MAX } from '@retropulse/domain/orgs/limits'
import type { Identity } from '../../auth/api.ts'
import type { ApiKeys } from '../store/api-keys.ts'
import type { Organisations } from '../store/organisations.ts'
import { hashOfKey } from '../queries/api-key-hash.ts'
import { authorizeOrg } from '../queries/authorize.ts'

export interface ApiKeyPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly apiKeys: Pick<ApiKeys, 'of' | 'add' | 'revoke'>
  readonly newId: () => string
  /** Forty random characters. */
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type MadeKey = { readonly ok: true; readonly id: string; readonly key: string }
/** `fields` says what is wrong: a day that is over, or too many keys. */
type KeyRefused = Refused & { readonly fields?: Readonly<Record<string, string>> }

/** API-10, API-13: makes a key for programs, which is shown once. */
export async function makeApiKey(
  identity: Identity | null,
  orgId: OrgId,
  input: ApiKeyInput,
  { organisations, apiKeys, newId, newKey, now }: ApiKeyPorts,
): Promise<MadeKey | KeyRefused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  if (input.expiresOn !== null && input.expiresOn < new Date(now()).toISOString().slice(0, 10))
    return { ok: false, code: 'bad-request', fields: { expiresOn: 'past' } }
  const [id, key] = [newId(), `${PREFIX}${newKey()}`]
  const ending = key.slice(-ENDING_LENGTH)
  const facts = [{ kind: 'api-key-made', to: ending } as const]
  const isMade = await apiKeys.add(orgId, { ...input, id, keyHash: hashOfKey(key), ending }, API_KEYS_MAX, {
    orgId,
    actorId: authorized.actor.id,
    facts,
  })
  if (!isMade) return { ok: false, code: 'bad-request', fields: { keys: 'too-many' } }
  return { ok: true, id, key }
}

/** API-10: revokes one key, or with null all of them; programs that use them are refused from then on. */
export async function revokeApiKey(
  identity: Identity | null,
  orgId: OrgId,
  keyId: string | null,
  { organisations, apiKeys }: Pick<ApiKeyPorts, 'organisations' | 'apiKeys'>,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const keys = (await apiKeys.of(orgId)).filter(({ id }) => keyId === null || id === keyId)
  if (keys.length === 0) return { ok: false, code: 'not-found' }
  const facts = keys.map(({ ending }) => ({ kind: 'api-key-revoked', from: ending }) as const)
  const ids = keys.map(({ id }) => id)
  const revoked = await apiKeys.revoke(orgId, ids, { orgId, actorId: authorized.actor.id, facts })
  return revoked > 0 ? { ok: true } : { ok: false, code: 'not-found' }
}

/** Lets people, and scanners for leaked secrets, recognise the product that a key belongs to. */
const PREFIX = 'rp_'
const ENDING_LENGTH = 4
