import type { PulseModel, TeamPulseModels } from '@retropulse/contract/pulse'
import type { RefusedFields } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { PulseModels } from '../ports.ts'

export interface TeamModelsPorts {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly models: Pick<PulseModels, 'ofOrg' | 'findEnabled'>
}

/** PULSE-28: the enabled models of a team's organisation, for users who may read the team's boards. */
export async function readTeamModels(
  identity: Identity | null,
  teamId: TeamId,
  { memberships, models }: TeamModelsPorts,
): Promise<{ readonly ok: true; readonly list: TeamPulseModels } | RefusedFields> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', memberships)
  if (!authorized.ok) return authorized
  const all = await models.ofOrg(authorized.team.orgId)
  return { ok: true, list: { models: all.filter(({ enabled }) => enabled) } }
}

/** One of the enabled models; any other id is unknown, that of a disabled or deleted model included. */
export async function readTeamModel(
  identity: Identity | null,
  teamId: TeamId,
  modelId: string,
  { memberships, models }: TeamModelsPorts,
): Promise<{ readonly ok: true; readonly model: PulseModel } | RefusedFields> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', memberships)
  if (!authorized.ok) return authorized
  const model = await models.findEnabled({ orgId: authorized.team.orgId, modelId })
  return model === undefined ? { ok: false, code: 'not-found' } : { ok: true, model }
}
