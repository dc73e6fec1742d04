import type { OrgPulseModels } from '@retropulse/contract/pulse'
import type { RefusedFields } from '@retropulse/contract/refusal'
import { can } from '@retropulse/domain/orgs/policy'
import { isInTrash } from '@retropulse/domain/orgs/team-rules'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg } from '../../orgs/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import type { PulseModels } from '../ports.ts'

export interface OrgModelsPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly models: Pick<PulseModels, 'ofOrg' | 'deletedOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** PULSE-27: all models and the deleted ones, for users who manage them; the enabled ones for all others. */
export async function readOrgModels(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, models, now }: OrgModelsPorts,
): Promise<{ readonly ok: true; readonly list: OrgPulseModels } | RefusedFields> {
  const authorized = await authorizeOrg(identity, orgId, 'board:read', organisations)
  if (!authorized.ok) return authorized
  const all = await models.ofOrg(orgId)
  if (!can(authorized.actor.effectiveRole, 'org-team:edit'))
    return { ok: true, list: { models: all.filter(({ enabled }) => enabled), deletedModels: [] } }
  const deleted = await models.deletedOf(orgId)
  const deletedModels = deleted.filter(({ deletedAt }) => isInTrash(deletedAt, now()))
  return { ok: true, list: { models: [...all], deletedModels } }
}
