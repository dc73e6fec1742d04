import type { BoardCard } from '@retropulse/contract/board'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { AuditFact, AuditKind } from '@retropulse/domain/orgs/audit'
import type { InviteAudience, OrgInviteRefusal, TeamLinkRefusal } from '@retropulse/domain/orgs/invite-rules'
import type { InviteLimits } from '@retropulse/domain/orgs/limits'
import type { Plan, PlanId } from '@retropulse/domain/orgs/plans'
import type { OrgRole, Standing, TeamRole } from '@retropulse/domain/orgs/policy'
import type { UserIdentity } from '../auth/ports.ts'

/** A team, as other features need to know it. One in the trash is none. */
export interface TeamRef {
  readonly id: TeamId
  readonly orgId: OrgId
  readonly name: string
  /** Its boards are the team's alone, whatever they say themselves. */
  readonly isPrivate: boolean
  /** New retros of it begin anonymous. */
  readonly isAnonymous: boolean
  /** Nothing new is started in it. */
  readonly isArchived: boolean
}

/** Where people stand. */
export interface Memberships {
  /** Null when there is no such team. */
  findTeam(teamId: TeamId): Promise<TeamRef | null>
  /** What a team says at the doors of its boards to somebody, null being somebody not signed in; null: no such team. */
  doorOf(teamId: TeamId, userId: PersonId | null): Promise<TeamDoor | null>
  /** The standing that counts in a team; null for people who are neither in the team nor over it. */
  standingIn(teamId: TeamId, userId: PersonId): Promise<Standing | null>
  /** The standing that counts in an organisation itself; null for people without a role of its own. */
  standingInOrg(orgId: OrgId, userId: PersonId): Promise<Standing | null>
  /** The plan of a team's organisation; null: the free one. */
  planOf(teamId: TeamId): Promise<PlanId | null>
  /** Everybody on a team, oldest first. */
  memberIdsOf(teamId: TeamId): Promise<readonly PersonId[]>
  /** How many people are on a team. */
  membersCountOf(teamId: TeamId): Promise<number>
  /** Those of the teams whose boards are not open to everybody. */
  shutAmong(teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, TeamShut>>
}

export interface TeamDoor extends Pick<TeamRef, 'isPrivate'> {
  readonly standing: Standing | null
}

/** To whom a team's boards are shut: to everybody who is not of it, or, while it is in the trash, to all. */
export type TeamShut = 'private' | 'deleted'

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
export interface OrgAs extends Plan {
  readonly id: OrgId
  readonly name: string
  readonly orgRole: OrgRole | null
  /** They are admin of a team that is in the trash, and may bring it back (D27). */
  readonly leadsDeletedTeam: boolean
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
  /** A team's retros, newest first, as its pages show them on this plan (null: the free one). */
  cardsOf(team: Pick<TeamRef, 'id' | 'isPrivate'>, planId: PlanId | null): Promise<readonly BoardCard[]>
  /** How many retros an organisation ever began, deleted ones too. */
  begunIn(orgId: OrgId): Promise<number>
  /** Forgets what a team without boards left behind. */
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

/** Who did what, to be written down with the change itself, in the same transaction. */
export interface Deed {
  readonly orgId: OrgId
  readonly actorId: PersonId
  readonly facts: readonly AuditFact[]
}

/** Organisations, as they are kept. */
export interface Organisations {
  /**
   * Its owner is the primary one, and admin of the team (D3). False, and nothing created, when the owner is the primary
   * owner of `max` organisations already.
   */
  create(org: NewOrg, max: number): Promise<boolean>
  /** Null when there is no such organisation. `asSeenBy` null: by a program, which has no roles. */
  find(orgId: OrgId, asSeenBy: PersonId | null): Promise<OrgAs | null>
  /** Those that somebody has a role in, or in one of their teams, oldest first. */
  listOf(userId: PersonId): Promise<readonly OrgAs[]>
  /** True when both have a role in the same organisation, or in its teams. */
  areColleagues(one: PersonId, other: PersonId): Promise<boolean>
  rename(orgId: OrgId, name: string, deed: Deed): Promise<void>
  /** People with a role in the organisation: the primary owner first, then the others, oldest first. */
  membersOf(orgId: OrgId): Promise<readonly OrgMemberRow[]>
  /** Changes the role of a member; nobody joins by it. False when they have none any more. */
  setRole(orgId: OrgId, userId: PersonId, role: OrgRole, deed: Deed): Promise<boolean>
  /** Takes somebody's role, and those in the organisation's teams; answers the teams, null when they had no role. */
  remove(orgId: OrgId, userId: PersonId, deed: Deed): Promise<readonly TeamId[] | null>
  /** Puts those that have no plan on one; the others keep theirs. */
  raiseTo(planId: PlanId): Promise<void>
}

export interface OrgMemberRow {
  readonly userId: PersonId
  readonly role: OrgRole
  readonly isPrimaryOwner: boolean
}

/** What may be changed about a team; what is not named stays. */
export type TeamChanges = Partial<Pick<TeamRef, 'name' | 'isPrivate' | 'isAnonymous' | 'isArchived'>>

/** Teams and who is on them, as they are kept. Nothing here finds a team in the trash but what says so. */
export interface Teams extends Pick<Memberships, 'findTeam' | 'planOf' | 'membersCountOf' | 'shutAmong'> {
  /** Makes a team with its first admin; false, and nothing made, when `max` teams (null: any number) are in use. */
  create(team: NewTeam, max: number | null, deed: Deed): Promise<boolean>
  /** A team with what somebody is in it, null being nobody; null: no such team. */
  findAs(teamId: TeamId, asSeenBy: PersonId | null): Promise<(TeamRef & Roles) | null>
  change(teamId: TeamId, changes: TeamChanges, deed: Deed): Promise<void>
  /** Takes a team back into use; false when `max` teams (null: any number) are in use. */
  reopen(teamId: TeamId, max: number | null, deed: Deed): Promise<boolean>
  /** Puts a team into the trash (D27); false when it is there. */
  delete(teamId: TeamId, deed: Deed): Promise<boolean>
  /** A team in the trash; null when there is none of that id. */
  findDeleted(teamId: TeamId): Promise<DeletedTeam | null>
  /** Teams in the trash of an organisation, the last one first, with what somebody was in them. */
  deletedOf(orgId: OrgId, asSeenBy: PersonId): Promise<readonly (DeletedTeam & Roles)[]>
  /** Takes a team out of the trash, archived when as many as `max` are in use; false when it is not there. */
  restore(teamId: TeamId, max: number | null, deed: Deed): Promise<boolean>
  /** Some of the teams that were deleted before that (milliseconds since 1970) and have no boards any more. */
  deletedBefore(before: number, limit: number): Promise<readonly TeamId[]>
  /** Everything that is kept of a team, for good. */
  purge(teamId: TeamId): Promise<void>
  /** Also of a team in the trash. */
  rolesIn(teamId: TeamId, userId: PersonId): Promise<Roles>
  /** Changes the role of a member; nobody joins by it. False when they are not on the team any more. */
  setTeamRole(teamId: TeamId, userId: PersonId, role: TeamRole, deed: Deed): Promise<boolean>
  /** Takes a member off a team; the link is another one unless they left. False when they were not on it. */
  leaveTeam(teamId: TeamId, userId: PersonId, deed: Deed): Promise<boolean>
  /** A team's members with their roles, oldest first. */
  membersOf(teamId: TeamId): Promise<readonly (Roles & { readonly userId: PersonId })[]>
  /** Who leads the teams: members who are admins or facilitators, by team, oldest first. */
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

/** Links and invitations. */
export interface Invites {
  /** The link into a team; made by the first who asks. */
  teamInvite(teamId: TeamId, newToken: string): Promise<TeamLink>
  /** Null while that is the token of the team's link, and the link is switched on; otherwise why it does not open. */
  refusalOfTeamLink(teamId: TeamId, token: string): Promise<TeamLinkRefusal | null>
  /** Switches the link, which becomes `newToken`; null, and nothing done, when it is switched so already. */
  switchTeamInvite(
    teamId: TeamId,
    isDisabled: boolean,
    newToken: string,
    deed: Deed,
  ): Promise<TeamLink | null>
  /** Puts somebody on a team as a member; false when they were on it already. */
  joinTeam(teamId: TeamId, userId: PersonId, deed: Deed): Promise<boolean>
  /** Invitations to an organisation that have not run out, oldest first. */
  invitationsOf(orgId: OrgId, now: number): Promise<readonly OrgInvitation[]>
  /**
   * Invites addresses; one that was invited before gets the new token, role and time. False, and no invitation made,
   * when with these more would have been made since a moment than the limits allow.
   */
  invite(
    orgId: OrgId,
    invitations: readonly OrgInvitation[],
    limits: InviteLimits,
    deed: Deed,
  ): Promise<boolean>
  /** False when there was none. */
  cancelInvitation(orgId: OrgId, email: string, deed: Deed): Promise<boolean>
  /** An invitation by its token, or why it does not open for anyone any more. */
  findInvitation(orgId: OrgId, token: string, now: number): Promise<FoundInvitation>
  /** Uses an invitation up; an owner stays one. False when somebody else was faster. */
  joinOrg(orgId: OrgId, token: string, userId: PersonId, deed: Deed): Promise<boolean>
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

/** An invitation, with the name of what it leads into. */
export type NamedInvitation = OrgInvitation & { readonly orgName: string }

/** Keys for programs; only hashes are kept. */
export interface ApiKeys {
  of(orgId: OrgId): Promise<ApiKey | null>
  /** Replaces the organisation's key. */
  put(orgId: OrgId, keyHash: string, ending: string, deed: Deed): Promise<void>
  /** False when there was none. */
  revoke(orgId: OrgId, deed: Deed): Promise<boolean>
  /** Whose key it is. */
  find(keyHash: string): Promise<OrgId | null>
}

export interface ApiKey {
  /** Its last characters. */
  readonly ending: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** What happened in organisations, for their owners. */
export interface AuditLog {
  /** Writes down what another feature did. */
  record(deed: Deed): Promise<void>
  /** Entries before an id (null: the newest), the last ones first. */
  read(orgId: OrgId, before: number | null, limit: number): Promise<readonly AuditRow[]>
}

export interface AuditRow {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actorId: PersonId
  readonly kind: AuditKind
  readonly memberId: PersonId | null
  /** Also of a team in the trash. */
  readonly team: { readonly id: TeamId; readonly name: string } | null
  readonly from: string | null
  readonly to: string | null
}

/** Whether an organisation wants people to come by single sign-on (D4). */
export interface SsoRules {
  /** True when somebody may join the organisation only with a session that began at its own provider. */
  mustUseSso(orgId: OrgId, identity: Pick<UserIdentity, 'provider'>): Promise<boolean>
}
