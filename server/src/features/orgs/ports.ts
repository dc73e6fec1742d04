import type { BoardCard } from '@retropulse/contract/board'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { PlanId } from '@retropulse/domain/orgs/plans'
import type { OrgRole, Standing, TeamRole } from '@retropulse/domain/orgs/policy'

/** A team, as other features need to know it. */
export interface TeamRef {
  readonly id: TeamId
  readonly orgId: OrgId
  readonly name: string
}

/** Where people stand. */
export interface Memberships {
  /** Null when there is no such team. */
  findTeam(teamId: TeamId): Promise<TeamRef | null>
  /** The standing that counts in a team; null for people who are neither in the team nor over it. */
  standingIn(teamId: TeamId, userId: PersonId): Promise<Standing | null>
  /** The plan of a team's organisation; null: the free one. */
  planOf(teamId: TeamId): Promise<PlanId | null>
  /** Everybody on a team, oldest first. */
  memberIdsOf(teamId: TeamId): Promise<readonly PersonId[]>
  /** How many people are on a team. */
  membersCountOf(teamId: TeamId): Promise<number>
}

/** The two roles that make somebody's standing in a team; without either they have none. */
export interface Roles {
  readonly orgRole: OrgRole | null
  readonly teamRole: TeamRole | null
}

/** A team as somebody stands to it. */
export interface TeamAs extends TeamRef, Roles {
  readonly membersCount: number
}

/** An organisation as somebody stands to it; `teams` are all of its teams, oldest first. */
export interface OrgAs {
  readonly id: OrgId
  readonly name: string
  readonly orgRole: OrgRole | null
  readonly teams: readonly TeamAs[]
}

/** An organisation to be made, with its first team. */
export interface NewOrg {
  readonly id: OrgId
  readonly name: string
  readonly teamId: TeamId
  readonly teamName: string
  readonly ownerId: PersonId
  /** Null: the free plan. */
  readonly planId: PlanId | null
}

/** What orgs needs to know of boards, which are another feature's business. */
export interface TeamBoards {
  /** A team's retros, newest first. */
  listOfTeam(teamId: TeamId): Promise<readonly BoardCard[]>
  /** How many retros each of the teams has; those without any are left out. */
  countOfTeams(teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, number>>
}

/** Organisations and teams, as they are kept. */
export interface Organisations {
  /** Its owner is the primary one, and admin of the team (D3). */
  create(org: NewOrg): Promise<void>
  /** Null when there is no such organisation. */
  find(orgId: OrgId, asSeenBy: PersonId): Promise<OrgAs | null>
  /** Those that somebody has a role in, or in one of their teams, oldest first. */
  listOf(userId: PersonId): Promise<readonly OrgAs[]>
  findTeam: Memberships['findTeam']
  planOf: Memberships['planOf']
  membersCountOf: Memberships['membersCountOf']
  rolesIn(teamId: TeamId, userId: PersonId): Promise<Roles>
  /** Changes the role of a member; nobody joins by it. False when they are not on the team any more. */
  setTeamRole(teamId: TeamId, userId: PersonId, role: TeamRole): Promise<boolean>
  /** Takes a member off a team; false when they were not on it. */
  leaveTeam(teamId: TeamId, userId: PersonId): Promise<boolean>
  /** A team's members with their roles, oldest first. */
  membersOf(teamId: TeamId): Promise<readonly (Roles & { readonly userId: PersonId })[]>
  /** True when both have a role in the same organisation, or in its teams. */
  areColleagues(one: PersonId, other: PersonId): Promise<boolean>
}
