import type { Refused } from '@retropulse/contract/refusal'
import { isId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { InviteAudience, OrgInviteRefusal, TeamLinkRefusal } from '@retropulse/domain/orgs/invite-rules'
import type { InviteLimits } from '@retropulse/domain/orgs/limits'
import type { OrgRole } from '@retropulse/domain/orgs/policy'
import type { Kysely, Selectable } from 'kysely'
import { audited, type AuditedChange } from './audit-log.ts'
import {
  endInvitations,
  endTeamLinks,
  forgetLongEnded,
  hasEnded,
  NEW_TOKEN,
  whyEnded,
} from './ended-invites.ts'
import { lockPerson } from './lock-person.ts'
import type { OrgTables } from './tables.ts'

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
  /**
   * Adds a user to a team as a member, if the token is that of its link at that moment; false when it is not, or when the
   * user is on the team already. A link that is switched off or replaced meanwhile waits, or lets no user in.
   */
  joinByLink(teamId: TeamId, token: string, userId: PersonId, change: AuditedChange): Promise<boolean>
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
  | Refused<OrgInviteRefusal>

/** An invitation, with the name of its organisation. */
export type NamedInvitation = OrgInvitation & { readonly orgName: string }

/** Team links and invitations in PostgreSQL. A token from a link may hold characters that PostgreSQL refuses. */
export function createInvites(db: Kysely<OrgTables>): Invites {
  return {
    async teamInvite(teamId, newToken) {
      // Two requests at once get the same link.
      const link = await db
        .insertInto('team_invite')
        .values({ team_id: teamId, token: newToken })
        .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ team_id: teamId }))
        .returning(['token', 'is_disabled'])
        .executeTakeFirstOrThrow()
      return linkOf(link)
    },

    async refusalOfTeamLink(teamId, token) {
      if (!isId(token)) return 'not-found'
      const link = await db
        .selectFrom('team_invite')
        .select(['token', 'is_disabled'])
        .where('team_id', '=', teamId)
        .executeTakeFirst()
      const isCurrent = link?.token === token
      if (link === undefined || !(isCurrent || (await hasEnded(db, teamId, token)))) return 'not-found'
      if (link.is_disabled) return 'invite-disabled'
      return isCurrent ? null : 'invite-replaced'
    },

    switchTeamInvite: (teamId, isDisabled, newToken, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        await endTeamLinks(transaction, [teamId], (links) => links.where('is_disabled', '<>', isDisabled))
        const link = await transaction
          .insertInto('team_invite')
          .values({ team_id: teamId, token: newToken, is_disabled: isDisabled })
          .onConflict((conflict) =>
            conflict
              .column('team_id')
              .doUpdateSet({ token: newToken, is_disabled: isDisabled })
              .where('team_invite.is_disabled', '<>', isDisabled),
          )
          .returning(['token', 'is_disabled'])
          .executeTakeFirst()
        return link === undefined ? null : linkOf(link)
      }),

    joinTeam: (teamId, userId, auditedChange) =>
      audited(db, auditedChange, (transaction) => addMember(transaction, teamId, userId)),

    joinByLink: (teamId, token, userId, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const link = await transaction
          .selectFrom('team_invite')
          .select('token')
          .where('team_id', '=', teamId)
          .where('token', '=', token)
          .where('is_disabled', 'is', false)
          .forShare()
          .executeTakeFirst()
        return link !== undefined && (await addMember(transaction, teamId, userId))
      }),

    async invitationsOf(orgId, now) {
      const rows = await db
        .selectFrom('org_invite')
        .select(INVITATION_COLUMNS)
        .where('expires_at', '>', new Date(now))
        .where('org_id', '=', orgId)
        .orderBy('expires_at')
        .orderBy('email')
        .execute()
      return rows.map(invitationOf)
    },

    invite: (orgId, asked, limits, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        if (asked.length === 0) return true
        if (!(await areWithin(limits, transaction, orgId, auditedChange.actorId, asked.length))) return false
        await endInvitations(transaction, 'replaced', (pending) =>
          pending.where('org_id', '=', orgId).where(
            'email',
            'in',
            asked.map(({ email }) => email),
          ),
        )
        await forgetLongEnded(transaction)
        await transaction
          .insertInto('org_invite')
          .values(
            asked.map(({ token, email, role, isForAnyone, expiresAt }) => ({
              token,
              org_id: orgId,
              email,
              role,
              is_for_anyone: isForAnyone,
              expires_at: new Date(expiresAt),
            })),
          )
          .execute()
        return true
      }),

    cancelInvitation: (orgId, email, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const ended = await endInvitations(transaction, 'cancelled', (pending) =>
          pending.where('org_id', '=', orgId).where('email', '=', email),
        )
        return ended.length > 0
      }),

    async findInvitation(orgId, token, now) {
      if (!isId(token)) return { ok: false, code: 'not-found' }
      const row = await db
        .selectFrom('org_invite')
        .innerJoin('organisation', 'organisation.id', 'org_invite.org_id')
        .select([...INVITATION_COLUMNS, 'organisation.name'])
        .where('org_id', '=', orgId)
        .where('token', '=', token)
        .where('organisation.deleted_at', 'is', null)
        .executeTakeFirst()
      if (row === undefined) return { ok: false, code: await whyEnded(db, orgId, token) }
      const { name: orgName, ...kept } = row
      const invitation = { ...invitationOf(kept), orgName }
      if (invitation.expiresAt <= now) return { ok: false, code: 'invite-expired' }
      return { ok: true, invitation }
    },

    joinOrg: (orgId, token, userId, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const [used] = await endInvitations(transaction, 'used', (pending) =>
          pending.where('org_id', '=', orgId).where('token', '=', token),
        )
        if (used === undefined) return false
        await transaction
          .insertInto('org_member')
          .values({ org_id: orgId, user_id: userId, role: used.role })
          .onConflict((conflict) =>
            conflict
              .columns(['org_id', 'user_id'])
              .doUpdateSet({ role: used.role })
              .where('org_member.role', '<>', 'owner'),
          )
          .execute()
        return true
      }),
  }
}

/**
 * INVITE-7: replaces the links of teams, so that users who know the old ones cannot join; switches stay as they are.
 */
export async function renewLinks(db: Kysely<OrgTables>, teamIds: readonly TeamId[]): Promise<void> {
  if (teamIds.length === 0) return
  await endTeamLinks(db, teamIds)
  await db
    .updateTable('team_invite')
    .set({ token: NEW_TOKEN })
    .where('team_id', 'in', [...teamIds])
    .execute()
}

async function addMember(transaction: Kysely<OrgTables>, teamId: TeamId, userId: PersonId): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('team_member')
    .values({ team_id: teamId, user_id: userId, role: 'member' })
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

function linkOf(row: { token: string; is_disabled: boolean }): TeamLink {
  return { token: row.token, isDisabled: row.is_disabled }
}

/**
 * INVITE-25, INVITE-26: whether so many more addresses may be invited; requests of one organisation or one user at the
 * same time wait for each other. Cancelled invitations count too.
 */
async function areWithin(
  { ofOrg, ofPerson, since }: InviteLimits,
  transaction: Kysely<OrgTables>,
  orgId: OrgId,
  actorId: PersonId,
  asked: number,
): Promise<boolean> {
  await lockPerson(transaction, actorId)
  await transaction.selectFrom('organisation').select('id').where('id', '=', orgId).forUpdate().execute()
  const { by_org, by_person } = await transaction
    .selectFrom('audit_entry')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('org_id', '=', orgId).as('by_org'),
      select.fn.countAll<number>().filterWhere('actor_id', '=', actorId).as('by_person'),
    ])
    .where('kind', '=', 'org-invited')
    .where('at', '>', new Date(since))
    .where((where) => where.or([where('org_id', '=', orgId), where('actor_id', '=', actorId)]))
    .executeTakeFirstOrThrow()
  return by_org + asked <= ofOrg && by_person + asked <= ofPerson
}

const INVITATION_COLUMNS = ['token', 'email', 'role', 'is_for_anyone', 'expires_at'] as const

type InvitationRow = Pick<Selectable<OrgTables['org_invite']>, (typeof INVITATION_COLUMNS)[number]>

function invitationOf({
  expires_at,
  is_for_anyone: isForAnyone,
  ...invitation
}: InvitationRow): OrgInvitation {
  return { ...invitation, isForAnyone, expiresAt: expires_at.getTime() }
}
