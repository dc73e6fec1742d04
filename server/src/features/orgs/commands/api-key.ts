import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { ApiKeys, Organisations } from '../ports.ts'
import { hashOfKey } from '../queries/api-key-hash.ts'
import { meetOrg } from '../queries/meet-org.ts'

export interface ApiKeyPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly apiKeys: Pick<ApiKeys, 'of' | 'put' | 'revoke'>
  /** Forty random characters. */
  readonly newKey: () => string
}

/** Makes the key with which programs read an organisation's figures. It is told this once; the one before is dead. */
export async function makeApiKey(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, apiKeys, newKey }: ApiKeyPorts,
): Promise<{ readonly ok: true; readonly key: string } | Refused> {
  const met = await meetOrg(identity, orgId, 'org:edit', organisations)
  if (!met.ok) return met
  const key = `${PREFIX}${newKey()}`
  const ending = key.slice(-ENDING_LENGTH)
  const before = await apiKeys.of(orgId)
  const fact = { kind: 'api-key-made', ...(before && { from: before.ending }), to: ending } as const
  await apiKeys.put(orgId, hashOfKey(key), ending, { orgId, actorId: met.actor.id, facts: [fact] })
  return { ok: true, key }
}

/** Revokes the key: programs that have it read nothing any more. */
export async function revokeApiKey(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, apiKeys }: ApiKeyPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetOrg(identity, orgId, 'org:edit', organisations)
  if (!met.ok) return met
  const key = await apiKeys.of(orgId)
  if (key === null) return { ok: false, code: 'not-found' }
  const facts = [{ kind: 'api-key-revoked', from: key.ending } as const]
  const isRevoked = await apiKeys.revoke(orgId, { orgId, actorId: met.actor.id, facts })
  return isRevoked ? { ok: true } : { ok: false, code: 'not-found' }
}

/** By which people, and scanners of leaked secrets, see whose keys these are. */
const PREFIX = 'rp_'
const ENDING_LENGTH = 4
