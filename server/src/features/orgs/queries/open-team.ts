import type { Team } from '@retropulse/contract/teams'
import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { freeRetros } from '@retropulse/domain/billing/plans'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identities, Identity } from '../../auth/api.ts'
import type { Invites, TeamLink } from '../store/invites.ts'
import type { Organisations } from '../store/organisations.ts'
import type { TeamBoards } from '../ports.ts'
import type { Teams } from '../store/teams.ts'

export interface OpenTeamPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly teams: Pick<Teams, 'findTeam' | 'planOf' | 'rolesIn' | 'membersOf'>
  readonly invites: Pick<Invites, 'teamInvite'>
  readonly newId: () => string
  readonly identities: Pick<Identities, 'profilesOf' | 'emailsOf'>
  readonly boards: TeamBoards
  readonly surveysOf: (teamId: TeamId) => Promise<Team['surveys']>
}

/**
 * TEAM-1, TEAM-3: a team with its members and retros, for users who may read its boards. A colleague who is not on it
 * is refused with invitation-required; for a stranger it does not exist.
 */
export async function openTeam(
  identity: Identity | null,
  teamId: TeamId,
  ports: OpenTeamPorts,
): Promise<{ readonly ok: true; readonly team: Team } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await ports.teams.findTeam(teamId)
  if (team === null) return { ok: false, code: 'not-found' }
  const { orgRole, teamRole } = await ports.teams.rolesIn(teamId, identity.id)
  const effectiveRole = effectiveRoleOf(orgRole, teamRole)
  if (effectiveRole === null) {
    const org = await ports.organisations.find(team.orgId, identity.id)
    const isOfOrg = org?.teams.some((other) => other.teamRole !== null) ?? false
    return { ok: false, code: isOfOrg ? 'invitation-required' : 'not-found' }
  }
  const editsMembers = can(effectiveRole, 'member:edit')
  const planId = await ports.teams.planOf(teamId)
  const [members, boards, begun, link, actions, surveys] = await Promise.all([
    readMembers(teamId, editsMembers, ports),
    ports.boards.cardsOf(team, planId),
    ports.boards.begunIn(team.orgId),
    editsMembers ? ports.invites.teamInvite(teamId, ports.newId()) : null,
    ports.boards.actionsOfTeams([teamId]),
    ports.surveysOf(teamId),
  ])
  const { role } = effectiveRole
  const mayCreateBoards = can(effectiveRole, 'board:create') && !team.isArchived
  const invite = link === null ? null : inviteOf(link)
  const credits = freeRetros(planId, begun)
  const shown = {
    members,
    invite,
    boards: [...boards],
    surveys,
    credits,
    active: !team.isArchived,
    actions: actions.get(teamId) ?? { open: 0, all: 0 },
    insights: { retros: boards.filter(({ daysRemaining }) => daysRemaining !== 0).length },
  }
  return { ok: true, team: { ...team, planId, role, mayCreateBoards, ...shown } }
}

/** A team's link in the form of the contract. */
export function inviteOf({ token, isDisabled }: TeamLink) {
  return { id: token, disabled: isDisabled }
}

async function readMembers(
  teamId: TeamId,
  withEmails: boolean,
  ports: OpenTeamPorts,
): Promise<Team['members']> {
  const members = await ports.teams.membersOf(teamId)
  const ids = members.map(({ userId }) => userId)
  const [profiles, emails] = await Promise.all([
    ports.identities.profilesOf(ids),
    withEmails ? ports.identities.emailsOf(ids) : new Map<PersonId, string>(),
  ])
  return members.map(({ userId, orgRole, teamRole }) => ({
    id: userId,
    role: effectiveRoleOf(orgRole, teamRole)?.role ?? 'member',
    isOrgRole: orgRole !== null,
    profile: {
      name: profiles.get(userId)?.name ?? '',
      ...nameParts(profiles.get(userId)?.name ?? ''),
      picture: profiles.get(userId)?.picture ?? null,
      email: emails.get(userId) ?? null,
    },
  }))
}
