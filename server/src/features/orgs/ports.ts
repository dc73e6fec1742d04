import type { Audit } from '@retropulse/contract/audit'
import type { BoardCard } from '@retropulse/contract/board'
import type { ChangeOrg } from '@retropulse/contract/orgs'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import type { InviteAudience, OrgInviteRefusal, TeamLinkRefusal } from '@retropulse/domain/orgs/invite-rules'
import type { InviteLimits } from '@retropulse/domain/orgs/limits'
import type { Plan, PlanId } from '@retropulse/domain/orgs/plans'
import type { OrgRole, EffectiveRole, TeamRole } from '@retropulse/domain/orgs/policy'
import type { UserIdentity } from '../auth/ports.ts'

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
  /** All members of a team, oldest first. */
  memberIdsOf(teamId: TeamId): Promise<readonly PersonId[]>
  /** The number of members of a team. */
  membersCountOf(teamId: TeamId): Promise<number>
  /** Those of the teams whose boards are not open to all: private ones and those in the trash. */
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
  readonly orgRole: OrgRole | null
  /** The user is admin of a team that is in the trash, and may restore it (TRASH-12). */
  readonly leadsDeletedTeam: boolean
  readonly teams: readonly TeamWithRoles[]
}

/** An organisation to be created, with its first team. */
export interface NewOrg {
  readonly id: OrgId
  readonly name: string
  readonly teamId: TeamId
  readonly teamName: string
  readonly ownerId: PersonId
  /** Null: the free plan. */
  readonly planId: PlanId | null
}

/** What orgs needs from boards, which are another feature. */
export interface TeamBoards {
  /** A team's retros, newest first, as its pages show them on this plan (null: the free one). */
  cardsOf(team: Pick<TeamRef, 'id' | 'isPrivate'>, planId: PlanId | null): Promise<readonly BoardCard[]>
  /** PLAN-8: how many retros an organisation ever began, deleted ones too. */
  begunIn(orgId: OrgId): Promise<number>
  /** Deletes for good what is left of a team without boards. */
  purgeTeam(teamId: TeamId): Promise<void>
  /** How many retros each of the teams has; those without any are left out. */
  countOfTeams(teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, number>>
  /** Retros begun since a moment (milliseconds since 1970), oldest first. */
  begunSince(teamIds: readonly TeamId[], since: number): Promise<readonly BegunRetro[]>
  /** How many actions each of the teams has; those without any are left out. */
  actionsOfTeams(teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, ActionCounts>>
}

export interface BegunRetro {
  readonly id: string
  readonly teamId: TeamId
  readonly name: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly cardsCount: number
}

export interface ActionCounts {
  readonly open: number
  readonly all: number
}

/** An entry of the activity log, written in the same transaction as the change (AUDIT-1). */
export interface AuditedChange {
  readonly orgId: OrgId
  readonly actorId: PersonId
  readonly facts: readonly AuditEvent[]
}

/** The store of organisations. */
export interface Organisations {
  /**
   * Makes the owner the primary owner and admin of the first team (ORG-3). False, and nothing created, when the user is
   * the primary owner of `max` organisations already (ORG-4).
   */
  create(org: NewOrg, max: number): Promise<boolean>
  /** Null when there is no such organisation. `asSeenBy` null: for a program, which has no roles. */
  find(orgId: OrgId, asSeenBy: PersonId | null): Promise<OrgWithRole | null>
  /** The organisations in which a user has a role, or has one in a team, oldest first. */
  listOf(userId: PersonId): Promise<readonly OrgWithRole[]>
  /** True when both users have a role in the same organisation, or in its teams (PROFILE-3). */
  areColleagues(one: PersonId, other: PersonId): Promise<boolean>
  /** Changes the given fields; a floor also counts for polls that were answered while it held (MOOD-25). */
  change(orgId: OrgId, changes: ChangeOrg, change: AuditedChange): Promise<void>
  /** People with a role in the organisation: the primary owner first, then the others, oldest first. */
  membersOf(orgId: OrgId): Promise<readonly OrgMemberRow[]>
  /** Changes the role of a member, and adds none (ORG-19). False when the user has no role any more. */
  setRole(orgId: OrgId, userId: PersonId, role: OrgRole, change: AuditedChange): Promise<boolean>
  /** Ends a user's role, and those in the organisation's teams; answers the teams, null when there was no role. */
  remove(orgId: OrgId, userId: PersonId, change: AuditedChange): Promise<readonly TeamId[] | null>
  /** Puts organisations without a plan on `planId`; the others keep theirs (PLAN-4). */
  raiseTo(planId: PlanId): Promise<void>
}

export interface OrgMemberRow {
  readonly userId: PersonId
  readonly role: OrgRole
  readonly isPrimaryOwner: boolean
}

/** Changes to a team; omitted fields stay. */
export type TeamChanges = Partial<Pick<TeamRef, 'name' | 'isPrivate' | 'isAnonymous' | 'isArchived'>>

/** The store of teams and their members. Only what says so finds a team in the trash. */
export interface Teams extends Pick<
  Memberships,
  'findTeam' | 'findForUser' | 'planOf' | 'membersCountOf' | 'restrictedAmong'
> {
  /** Creates a team with its first admin; false, and nothing done, when `max` teams (null: any number) are in use. */
  create(team: NewTeam, max: number | null, change: AuditedChange): Promise<boolean>
  change(teamId: TeamId, changes: TeamChanges, change: AuditedChange): Promise<void>
  /** Reopens an archived team; false when `max` teams (null: any number) are in use (TEAM-15). */
  reopen(teamId: TeamId, max: number | null, change: AuditedChange): Promise<boolean>
  /** Puts a team into the trash (TRASH-12); false when it is there. */
  delete(teamId: TeamId, change: AuditedChange): Promise<boolean>
  findDeleted(teamId: TeamId): Promise<DeletedTeam | null>
  /** Teams in the trash of an organisation, the latest first, with the roles of a user in them. */
  deletedOf(orgId: OrgId, asSeenBy: PersonId): Promise<readonly (DeletedTeam & Roles)[]>
  /** Restores a team, archived when as many as `max` are in use (TRASH-13); false when it is not in the trash. */
  restore(teamId: TeamId, max: number | null, change: AuditedChange): Promise<boolean>
  /** Some of the teams that were deleted before a moment (milliseconds since 1970) and have no boards any more. */
  deletedBefore(before: number, limit: number): Promise<readonly TeamId[]>
  /** Deletes all rows of a team for good (TRASH-20). */
  purge(teamId: TeamId): Promise<void>
  /** Also of a team in the trash. */
  rolesIn(teamId: TeamId, userId: PersonId): Promise<Roles>
  /** Changes the role of a member, and adds none (TEAM-21). False when the user is not on the team any more. */
  setTeamRole(teamId: TeamId, userId: PersonId, role: TeamRole, change: AuditedChange): Promise<boolean>
  /** Removes a member; the link is replaced unless the member left (TEAM-24). False when not a member. */
  leaveTeam(teamId: TeamId, userId: PersonId, change: AuditedChange): Promise<boolean>
  /** A team's members with their roles, oldest first. */
  membersOf(teamId: TeamId): Promise<readonly (Roles & { readonly userId: PersonId })[]>
  /** Members of the teams who are admins or facilitators, by team, oldest first. */
  leadersOf(teamIds: readonly TeamId[]): Promise<readonly TeamLeader[]>
}

export interface NewTeam {
  readonly id: TeamId
  readonly orgId: OrgId
  readonly name: string
  readonly adminId: PersonId
}

export interface DeletedTeam extends TeamRef {
  /** Milliseconds since 1970. */
  readonly deletedAt: number
}

export interface TeamLeader {
  readonly teamId: TeamId
  readonly userId: PersonId
  readonly role: 'admin' | 'facilitator'
}

/** The store of team links and invitations. */
export interface Invites {
  /** The link of a team; created on first use. */
  teamInvite(teamId: TeamId, newToken: string): Promise<TeamLink>
  /** Null while the token is that of the team's link, and the link is on; otherwise why it does not open (INVITE-5). */
  refusalOfTeamLink(teamId: TeamId, token: string): Promise<TeamLinkRefusal | null>
  /** Switches the link, which becomes `newToken` (INVITE-3); null, and nothing done, when it is switched so already. */
  switchTeamInvite(
    teamId: TeamId,
    isDisabled: boolean,
    newToken: string,
    change: AuditedChange,
  ): Promise<TeamLink | null>
  /** Adds a user to a team as a member; false when the user is on it already. */
  joinTeam(teamId: TeamId, userId: PersonId, change: AuditedChange): Promise<boolean>
  /** Pending invitations to an organisation, oldest first. */
  invitationsOf(orgId: OrgId, now: number): Promise<readonly OrgInvitation[]>
  /**
   * Invites addresses; one that was invited before gets the new token, role and time (INVITE-11). False, and no
   * invitation made, when with these more would have been made since a moment than the limits allow.
   */
  invite(
    orgId: OrgId,
    invitations: readonly OrgInvitation[],
    limits: InviteLimits,
    change: AuditedChange,
  ): Promise<boolean>
  /** False when the address had no pending invitation. */
  cancelInvitation(orgId: OrgId, email: string, change: AuditedChange): Promise<boolean>
  /** An invitation by its token, or why it does not open any more (INVITE-18). */
  findInvitation(orgId: OrgId, token: string, now: number): Promise<FoundInvitation>
  /** Uses an invitation up; an owner stays one. False when another user was faster (INVITE-17). */
  joinOrg(orgId: OrgId, token: string, userId: PersonId, change: AuditedChange): Promise<boolean>
}

export interface TeamLink {
  readonly token: string
  readonly isDisabled: boolean
}

export interface OrgInvitation extends InviteAudience {
  readonly token: string
  readonly role: OrgRole
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export type FoundInvitation =
  | { readonly ok: true; readonly invitation: NamedInvitation }
  | { readonly ok: false; readonly code: OrgInviteRefusal }

/** An invitation, with the name of its organisation. */
export type NamedInvitation = OrgInvitation & { readonly orgName: string }

/** The store of API keys; it has only hashes (API-10). */
export interface ApiKeys {
  of(orgId: OrgId): Promise<ApiKey | null>
  /** Replaces the organisation's key. */
  put(orgId: OrgId, keyHash: string, ending: string, change: AuditedChange): Promise<void>
  /** False when there was none. */
  revoke(orgId: OrgId, change: AuditedChange): Promise<boolean>
  /** The organisation of a key; null when there is none. */
  find(keyHash: string): Promise<OrgId | null>
}

export interface ApiKey {
  /** The last characters of the key. */
  readonly ending: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** The activity log of organisations, for their owners. */
export interface AuditLog {
  /** Records what another feature changed. */
  record(change: AuditedChange): Promise<void>
  /** Entries before an id (null: the newest), the latest first. */
  read(orgId: OrgId, before: number | null, limit: number): Promise<readonly AuditRow[]>
}

/** An entry with users by their ids (AUDIT-3); it also names a team in the trash. */
export type AuditRow = Omit<Audit['entries'][number], 'actor' | 'member'> & {
  readonly actorId: PersonId
  readonly memberId: PersonId | null
}

/** Whether an organisation requires single sign-on to join (SSO-20). */
export interface SsoRules {
  /** True when only a session that began at the organisation's own provider may join. */
  mustUseSso(orgId: OrgId, identity: Pick<UserIdentity, 'provider'>): Promise<boolean>
}
