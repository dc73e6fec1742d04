import type { Org, OrgTeam } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import { isInTrash, refuseOneMoreTeam } from '@retropulse/domain/orgs/team-rules'
import type { Identities, Identity, PersonProfile } from '../../auth/api.ts'
import type { TeamBoards } from '../ports.ts'
import type { ApiKeys } from '../store/api-keys.ts'
import type { Organisations } from '../store/organisations.ts'
import type { Teams } from '../store/teams.ts'
import { authorizeOrg } from './authorize.ts'
import type { OrgWithRole, TeamWithRoles } from './memberships.ts'

export interface OpenOrgPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly teams: Pick<Teams, 'leadersOf' | 'deletedOf'>
  readonly apiKeys: Pick<ApiKeys, 'of'>
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly boards: TeamBoards
  /** The customer of an organisation at the payment service (PLAN-42). */
  readonly customerIdOf: (orgId: OrgId) => Promise<string | null>
  /** Ids of the pulse models that all teams of an organisation see. */
  readonly enabledModelsOf: (orgId: OrgId) => Promise<readonly string[]>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** How far back the timeline of retros goes at most: its widest range is 1y (DASH-20). */
const YEAR_MS = 365 * DAY_MS

/**
 * ORG-6, ORG-9: an organisation with those of its teams whose boards the user may read. For a user without a role in it
 * or in one of its teams it does not exist.
 */
export async function openOrg(
  identity: Identity | null,
  orgId: OrgId,
  ports: OpenOrgPorts,
): Promise<{ readonly ok: true; readonly org: Org } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'board:read', ports.organisations)
  if (!authorized.ok) return authorized
  const { org, actor } = authorized
  const open = org.teams.filter(({ orgRole, teamRole }) =>
    can(effectiveRoleOf(orgRole, teamRole), 'board:read'),
  )
  const [teams, deletedTeams, apiKeys, enabledModels, customerId] = await Promise.all([
    presentTeams(open, ports),
    readDeleted(org, actor.id, ports),
    can(actor.effectiveRole, 'org:edit') ? ports.apiKeys.of(orgId) : [],
    ports.enabledModelsOf(orgId),
    can(actor.effectiveRole, 'billing:edit') ? ports.customerIdOf(orgId) : null,
  ])
  const { id, name, planId, anonymityFloor, hasSuggestions } = org
  const inUse = org.teams.filter(({ isArchived }) => !isArchived).length
  const hasRoomForTeam = refuseOneMoreTeam(org, inUse) === null
  const role = actor.effectiveRole?.role ?? 'member'
  const teamsSettings = open.map((team) => ({
    id: team.id,
    isPrivate: team.isPrivate,
    isAnonymous: team.isAnonymous,
    isArchived: team.isArchived,
  }))
  return {
    ok: true,
    org: {
      id,
      name,
      role,
      planId,
      customerId,
      hasRoomForTeam,
      anonymityFloor,
      hasSuggestions,
      teams,
      teamsSettings,
      enabledModels: [...enabledModels],
      deletedTeams,
      apiKeys: [...apiKeys],
    },
  }
}

/** ORG-7: the organisation of a team; also for users of the organisation who are not on that team. */
export async function openOrgOfTeam(
  identity: Identity | null,
  teamId: TeamId,
  ports: OpenOrgPorts & { readonly teams: Pick<Teams, 'findTeam'> },
): Promise<{ readonly ok: true; readonly org: Org } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await ports.teams.findTeam(teamId)
  return team === null ? { ok: false, code: 'not-found' } : openOrg(identity, team.orgId, ports)
}

async function presentTeams(open: readonly TeamWithRoles[], ports: OpenOrgPorts): Promise<OrgTeam[]> {
  const ids = open.map(({ id }) => id)
  const [leaders, boardCounts, retros, actions] = await Promise.all([
    ports.teams.leadersOf(ids),
    ports.boards.countOfTeams(ids),
    ports.boards.begunSince(ids, ports.now() - YEAR_MS),
    ports.boards.actionsOfTeams(ids),
  ])
  const profiles = await ports.identities.profilesOf([...new Set(leaders.map(({ userId }) => userId))])
  // Once for all teams: a search through all of an organisation for each held up all other requests.
  const leadersOf = Map.groupBy(leaders, ({ teamId }) => teamId)
  const retrosOf = Map.groupBy(retros, ({ teamId }) => teamId)
  const facesOf = (teamId: TeamId, wanted: 'admin' | 'facilitator') =>
    (leadersOf.get(teamId) ?? [])
      .filter(({ role }) => role === wanted)
      .map(({ userId }) => faceOf(userId, profiles))
  return open.map(({ id, name, isPrivate, isArchived, membersCount }) => ({
    id,
    name,
    isPrivate,
    isArchived,
    membersCount,
    boardsCount: boardCounts.get(id) ?? 0,
    admins: facesOf(id, 'admin'),
    facilitators: facesOf(id, 'facilitator'),
    retros: (retrosOf.get(id) ?? []).map((retro) => ({
      id: retro.id,
      name: retro.name,
      timestamp: retro.timestamp,
    })),
    openActions: actions.get(id)?.open ?? 0,
    allActions: actions.get(id)?.all ?? 0,
  }))
}

function faceOf(id: PersonId, profiles: ReadonlyMap<PersonId, PersonProfile>) {
  return { id, name: profiles.get(id)?.name ?? '', picture: profiles.get(id)?.picture ?? null }
}

/** TRASH-12: teams that the user deleted, or could have deleted, while they can be restored. */
async function readDeleted(
  org: OrgWithRole,
  userId: PersonId,
  { teams, now }: OpenOrgPorts,
): Promise<Org['deletedTeams']> {
  const deleted = await teams.deletedOf(org.id, userId)
  return deleted
    .filter(({ orgRole, teamRole, deletedAt }) => {
      return can(effectiveRoleOf(orgRole, teamRole), 'team:edit') && isInTrash(deletedAt, now())
    })
    .map(({ id, name, deletedAt }) => ({ id, name, deletedAt }))
}
