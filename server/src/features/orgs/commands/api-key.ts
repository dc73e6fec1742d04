import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { ApiKeys } from '../store/api-keys.ts'
import type { Organisations } from '../store/organisations.ts'
import { hashOfKey } from '../queries/api-key-hash.ts'
import { authorizeOrg } from '../queries/authorize.ts'

export interface ApiKeyPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly apiKeys: Pick<ApiKeys, 'of' | 'put' | 'revoke'>
  /** Forty random characters. */
  readonly newKey: () => string
}

/**
 * API-10: makes the key with which programs read an organisation's figures. The key is shown once, and ends the
 * previous key.
 */
export async function makeApiKey(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, apiKeys, newKey }: ApiKeyPorts,
): Promise<{ readonly ok: true; readonly key: string } | Refused> {
  const met = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!met.ok) return met
  const key = `${PREFIX}${newKey()}`
  const ending = key.slice(-ENDING_LENGTH)
  const before = await apiKeys.of(orgId)
  const fact = { kind: 'api-key-made', ...(before && { from: before.ending }), to: ending } as const
  await apiKeys.put(orgId, hashOfKey(key), ending, { orgId, actorId: met.actor.id, facts: [fact] })
  return { ok: true, key }
}

/** API-10: revokes the key; programs that use it are refused from then on. */
export async function revokeApiKey(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, apiKeys }: ApiKeyPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!met.ok) return met
  const key = await apiKeys.of(orgId)
  if (key === null) return { ok: false, code: 'not-found' }
  const facts = [{ kind: 'api-key-revoked', from: key.ending } as const]
  const isRevoked = await apiKeys.revoke(orgId, { orgId, actorId: met.actor.id, facts })
  return isRevoked ? { ok: true } : { ok: false, code: 'not-found' }
}

/** Lets people, and scanners for leaked secrets, recognise the product that a key belongs to. */
const PREFIX = 'rp_'
const ENDING_LENGTH = 4
