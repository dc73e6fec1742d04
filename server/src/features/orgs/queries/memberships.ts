import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Plan, PlanId } from '@retropulse/domain/billing/plans'
import type { EffectiveRole, OrgRole, TeamRole } from '@retropulse/domain/orgs/policy'

/** A team as other features need it; never one in the trash. */
export interface TeamRef {
  readonly id: TeamId
  readonly orgId: OrgId
  readonly name: string
  /** All of its boards are private, whatever their own settings say (TEAM-13). */
  readonly isPrivate: boolean
  /** New retros of the team begin anonymous (TEAM-11). */
  readonly isAnonymous: boolean
  /** No retro is started in an archived team (TEAM-14). */
  readonly isArchived: boolean
}

/** Roles of users in teams and organisations. */
export interface Memberships {
  /** Null when there is no such team. */
  findTeam(teamId: TeamId): Promise<TeamRef | null>
  /** A team with the roles of a user in it; `asSeenBy` null: without any. Null: no such team. */
  findForUser(teamId: TeamId, asSeenBy: PersonId | null): Promise<(TeamRef & Roles) | null>
  /** What decides whether a person enters a team's boards; `userId` null: not signed in. Null: no such team. */
  accessOf(teamId: TeamId, userId: PersonId | null): Promise<TeamAccess | null>
  /** The role that counts in a team; null for users without a role in the team or its organisation. */
  effectiveRoleIn(teamId: TeamId, userId: PersonId): Promise<EffectiveRole | null>
  /** The role that counts in an organisation itself; null for users without a role of the organisation. */
  effectiveRoleInOrg(orgId: OrgId, userId: PersonId): Promise<EffectiveRole | null>
  /** The plan of a team's organisation; null: the free one. */
  planOf(teamId: TeamId): Promise<PlanId | null>
  /** Whether owners switched suggestions on boards on, for a team's organisation (BOT-26). */
  hasSuggestions(teamId: TeamId): Promise<boolean>
  /** Whether more teams of a team's organisation are in use than its plan allows, as after a smaller one (PLAN-53). */
  hasTooManyTeams(teamId: TeamId): Promise<boolean>
  /** All members of a team with their roles, oldest first. */
  membersOf(teamId: TeamId): Promise<readonly (Roles & { readonly userId: PersonId })[]>
  /** All members of a team, oldest first. */
  memberIdsOf(teamId: TeamId): Promise<readonly PersonId[]>
  /** The number of members of a team. */
  membersCountOf(teamId: TeamId): Promise<number>
  /** The teams among these whose boards are not open to all: private ones and those in the trash. */
  restrictedAmong(teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, TeamRestriction>>
}

export interface TeamAccess extends Pick<TeamRef, 'isPrivate'> {
  readonly effectiveRole: EffectiveRole | null
}

/** Whose entry a team refuses: `private` that of users without a role, `deleted` (in the trash) that of all. */
export type TeamRestriction = 'private' | 'deleted'

/** The two roles from which a user's effective role in a team follows; null and null means none. */
export interface Roles {
  readonly orgRole: OrgRole | null
  readonly teamRole: TeamRole | null
}

/** A team, with the roles of one user. */
export interface TeamWithRoles extends TeamRef, Roles {
  readonly membersCount: number
}

/** An organisation, with the roles of one user; `teams` are all of its teams, oldest first. */
export interface OrgWithRole extends Plan {
  readonly id: OrgId
  readonly name: string
  /** Number of answers below which no result of a mood poll is disclosed (ORG-13, MOOD-20). */
  readonly anonymityFloor: number
  /** Whether facilitators are offered suggestions on boards (BOT-26). */
  readonly hasSuggestions: boolean
  readonly orgRole: OrgRole | null
  /** The user is admin of a team that is in the trash, and may restore it (TRASH-12). */
  readonly leadsDeletedTeam: boolean
  readonly teams: readonly TeamWithRoles[]
}
