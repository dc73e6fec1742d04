import type { CreateTeam } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import { asId, type OrgId, type TeamId } from '@retropulse/domain/kernel/ids'
import { cleanText } from '@retropulse/domain/kernel/text'
import { teamAllowance } from '@retropulse/domain/billing/plans'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'
import type { Teams } from '../store/teams.ts'
import { authorizeOrg } from '../queries/authorize.ts'

export interface CreateTeamPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly teams: Pick<Teams, 'create'>
  readonly newId: () => string
}

/** TEAM-4, TEAM-6: creates a team while the plan has room; the user who creates it is its first admin. */
export async function createTeam(
  identity: Identity | null,
  orgId: OrgId,
  input: CreateTeam,
  { organisations, teams, newId }: CreateTeamPorts,
): Promise<{ readonly ok: true; readonly id: TeamId } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org-team:edit', organisations)
  if (!authorized.ok) return authorized
  const [id, name] = [asId<TeamId>(newId()), cleanText(input.name).trim()]
  const auditedChange = {
    orgId,
    actorId: authorized.actor.id,
    facts: [{ kind: 'team-created', teamId: id, to: name } as const],
  }
  const made = await teams.create(
    { id, orgId, name, adminId: authorized.actor.id },
    teamAllowance(authorized.org),
    auditedChange,
  )
  return made === 'made' ? { ok: true, id } : { ok: false, code: made }
}
