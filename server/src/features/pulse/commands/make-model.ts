import type { SavePulseModel } from '@retropulse/contract/pulse'
import type { RefusedFields } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg } from '../../orgs/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import type { PulseModels } from '../ports.ts'
import { cleanModel } from './clean-model.ts'
import { MODELS_MAX, TOO_MANY } from './models-limit.ts'

export interface MakeModelPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly models: Pick<PulseModels, 'create'>
  readonly newId: () => string
}

/** PULSE-4, PULSE-26: makes a model, which is disabled at first. */
export async function makeModel(
  identity: Identity | null,
  orgId: OrgId,
  input: SavePulseModel,
  { organisations, models, newId }: MakeModelPorts,
): Promise<{ readonly ok: true; readonly id: string } | RefusedFields> {
  const authorized = await authorizeOrg(identity, orgId, 'org-team:edit', organisations)
  if (!authorized.ok) return authorized
  const model = { id: newId(), ...cleanModel(input) }
  const fact = { kind: 'pulse-model-made', to: model.title } as const
  const auditedChange = { orgId, actorId: authorized.actor.id, facts: [fact] }
  return (await models.create(model, MODELS_MAX, auditedChange)) ? { ok: true, id: model.id } : TOO_MANY
}
