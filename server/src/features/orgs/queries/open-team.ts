import type { Team } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { can, standingOf } from '@retropulse/domain/orgs/policy'
import type { Identities, Identity } from '../../auth/ports.ts'
import type { Organisations, TeamBoards } from '../ports.ts'

export interface OpenTeamPorts {
  readonly organisations: Pick<Organisations, 'findTeam' | 'rolesIn' | 'membersOf'>
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly boards: TeamBoards
}

/** A team with its members and retros, for those who may read its boards (board.md §6). */
export async function openTeam(
  identity: Identity | null,
  teamId: TeamId,
  ports: OpenTeamPorts,
): Promise<{ readonly ok: true; readonly team: Team } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await ports.organisations.findTeam(teamId)
  if (team === null) return { ok: false, code: 'not-found' }
  const { orgRole, teamRole } = await ports.organisations.rolesIn(teamId, identity.id)
  const standing = standingOf(orgRole, teamRole)
  if (standing === null || !can(standing, 'board:read')) return { ok: false, code: 'invitation-required' }
  const [members, boards] = await Promise.all([readMembers(teamId, ports), ports.boards.listOfTeam(teamId)])
  const { role } = standing
  const mayCreateBoards = can(standing, 'board:create')
  return { ok: true, team: { ...team, role, mayCreateBoards, members, boards: [...boards] } }
}

async function readMembers(teamId: TeamId, ports: OpenTeamPorts): Promise<Team['members']> {
  const members = await ports.organisations.membersOf(teamId)
  const profiles = await ports.identities.profilesOf(members.map(({ userId }) => userId))
  return members.map(({ userId, orgRole, teamRole }) => ({
    id: userId,
    role: standingOf(orgRole, teamRole)?.role ?? 'member',
    isOrgRole: orgRole !== null,
    profile: {
      name: profiles.get(userId)?.name ?? '',
      picture: profiles.get(userId)?.picture ?? null,
    },
  }))
}
