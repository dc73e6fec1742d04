import type { Org, OrgTeam } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { can, standingOf } from '@retropulse/domain/orgs/policy'
import { meetOrg } from './meet-org.ts'
import { isInTrash, refuseOneMoreTeam } from '@retropulse/domain/orgs/team-rules'
import type { Identities, Identity, PersonProfile } from '../../auth/ports.ts'
import type { ApiKeys, OrgAs, Organisations, TeamAs, TeamBoards, Teams } from '../ports.ts'

export interface OpenOrgPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly teams: Pick<Teams, 'leadersOf' | 'deletedOf'>
  readonly apiKeys: Pick<ApiKeys, 'of'>
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly boards: TeamBoards
  /** Ids of the pulse models that all teams of an organisation see. */
  readonly enabledModelsOf: (orgId: OrgId) => Promise<readonly string[]>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** How far back the timeline of retros goes at most (teams.md §2: 1y). */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * An organisation with those of its teams whose boards somebody may read (teams.md §2). Whoever has no role in it nor in
 * one of its teams is told that there is none.
 */
export async function openOrg(
  identity: Identity | null,
  orgId: OrgId,
  ports: OpenOrgPorts,
): Promise<{ readonly ok: true; readonly org: Org } | Refused> {
  const met = await meetOrg(identity, orgId, 'board:read', ports.organisations)
  if (!met.ok) return met
  const { org, actor } = met
  const open = org.teams.filter(({ orgRole, teamRole }) => can(standingOf(orgRole, teamRole), 'board:read'))
  const [teams, deletedTeams, apiKey, enabledModels] = await Promise.all([
    presentTeams(open, ports),
    readDeleted(org, actor.id, ports),
    can(actor.standing, 'org:edit') ? ports.apiKeys.of(orgId) : null,
    ports.enabledModelsOf(orgId),
  ])
  const { id, name, planId } = org
  const inUse = org.teams.filter(({ isArchived }) => !isArchived).length
  const hasRoomForTeam = refuseOneMoreTeam(org, inUse) === null
  const apiKeys = apiKey === null ? [] : [apiKey]
  const role = actor.standing?.role ?? 'member'
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
      hasRoomForTeam,
      teams,
      teamsSettings,
      enabledModels: [...enabledModels],
      deletedTeams,
      apiKeys,
    },
  }
}

/** The organisation of a team; also for those of its people who are not on that team. */
export async function openOrgOfTeam(
  identity: Identity | null,
  teamId: TeamId,
  ports: OpenOrgPorts & { readonly teams: Pick<Teams, 'findTeam'> },
): Promise<{ readonly ok: true; readonly org: Org } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await ports.teams.findTeam(teamId)
  return team === null ? { ok: false, code: 'not-found' } : openOrg(identity, team.orgId, ports)
}

async function presentTeams(open: readonly TeamAs[], ports: OpenOrgPorts): Promise<OrgTeam[]> {
  const ids = open.map(({ id }) => id)
  const [leaders, boardCounts, retros, actions] = await Promise.all([
    ports.teams.leadersOf(ids),
    ports.boards.countOfTeams(ids),
    ports.boards.begunSince(ids, ports.now() - YEAR_MS),
    ports.boards.actionsOfTeams(ids),
  ])
  const profiles = await ports.identities.profilesOf([...new Set(leaders.map(({ userId }) => userId))])
  const facesOf = (teamId: TeamId, wanted: 'admin' | 'facilitator') =>
    leaders
      .filter((leader) => leader.teamId === teamId && leader.role === wanted)
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
    retros: retros
      .filter((retro) => retro.teamId === id)
      .map((retro) => ({ id: retro.id, name: retro.name, timestamp: retro.timestamp })),
    openActions: actions.get(id)?.open ?? 0,
    allActions: actions.get(id)?.all ?? 0,
  }))
}

function faceOf(id: PersonId, profiles: ReadonlyMap<PersonId, PersonProfile>) {
  return { id, name: profiles.get(id)?.name ?? '', picture: profiles.get(id)?.picture ?? null }
}

/** Teams that this person deleted or could have, while they can be brought back (D27). */
async function readDeleted(
  org: OrgAs,
  userId: PersonId,
  { teams, now }: OpenOrgPorts,
): Promise<Org['deletedTeams']> {
  const deleted = await teams.deletedOf(org.id, userId)
  return deleted
    .filter(({ orgRole, teamRole, deletedAt }) => {
      return can(standingOf(orgRole, teamRole), 'team:edit') && isInTrash(deletedAt, now())
    })
    .map(({ id, name, deletedAt }) => ({ id, name, deletedAt }))
}
