import { isId, type OrgId } from '@retropulse/domain/kernel/ids'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { InviteLimits } from '@retropulse/domain/orgs/limits'
import { type Kysely, sql } from 'kysely'
import type { Invites, TeamLink } from '../ports.ts'
import { audited } from './audit-log.ts'
import { lockPerson } from './lock-person.ts'
import type { OrgTables } from './tables.ts'

/** Links and invitations in PostgreSQL. Anything may stand in a link, also what no database takes. */
export function createInvites(db: Kysely<OrgTables>): Invites {
  return {
    async teamInvite(teamId, newToken) {
      // Two who ask at once get the same link.
      const link = await db
        .insertInto('team_invite')
        .values({ team_id: teamId, token: newToken })
        .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ team_id: teamId }))
        .returning(['token', 'is_disabled'])
        .executeTakeFirstOrThrow()
      return linkOf(link)
    },

    async leadsIntoTeam(teamId, token) {
      if (!isId(token)) return false
      const link = await db
        .selectFrom('team_invite')
        .select('team_id')
        .where('team_id', '=', teamId)
        .where('token', '=', token)
        .where('is_disabled', '=', false)
        .executeTakeFirst()
      return link !== undefined
    },

    switchTeamInvite: (teamId, isDisabled, newToken, deed) =>
      audited(db, deed, async (transaction) => {
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

    joinTeam: (teamId, userId, deed) =>
      audited(db, deed, async (transaction) => {
        const { numInsertedOrUpdatedRows = 0n } = await transaction
          .insertInto('team_member')
          .values({ team_id: teamId, user_id: userId, role: 'member' })
          .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows > 0n
      }),

    async invitationsOf(orgId, now) {
      const rows = await invitations(db, now)
        .where('org_id', '=', orgId)
        .orderBy('expires_at')
        .orderBy('email')
        .execute()
      return rows.map(({ expires_at, ...invitation }) => ({ ...invitation, expiresAt: expires_at.getTime() }))
    },

    invite: (orgId, asked, limits, deed) =>
      audited(db, deed, async (transaction) => {
        if (asked.length === 0) return true
        if (!(await areWithin(limits, transaction, orgId, deed.actorId, asked.length))) return false
        await transaction
          .insertInto('org_invite')
          .values(
            asked.map(({ token, email, role, expiresAt }) => ({
              token,
              org_id: orgId,
              email,
              role,
              expires_at: new Date(expiresAt),
            })),
          )
          .onConflict((conflict) =>
            conflict.columns(['org_id', 'email']).doUpdateSet((set) => ({
              token: set.ref('excluded.token'),
              role: set.ref('excluded.role'),
              expires_at: set.ref('excluded.expires_at'),
            })),
          )
          .execute()
        return true
      }),

    cancelInvitation: (orgId, email, deed) =>
      audited(db, deed, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('org_invite')
          .where('org_id', '=', orgId)
          .where('email', '=', email)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }),

    async findInvitation(orgId, token, now) {
      if (!isId(token)) return null
      const row = await invitations(db, now)
        .innerJoin('organisation', 'organisation.id', 'org_invite.org_id')
        .select('organisation.name')
        .where('org_id', '=', orgId)
        .where('token', '=', token)
        .executeTakeFirst()
      if (row === undefined) return null
      const { expires_at, name: orgName, ...invitation } = row
      return { ...invitation, orgName, expiresAt: expires_at.getTime() }
    },

    joinOrg: (orgId, token, userId, deed) =>
      audited(db, deed, async (transaction) => {
        const used = await transaction
          .deleteFrom('org_invite')
          .where('org_id', '=', orgId)
          .where('token', '=', token)
          .returning('role')
          .executeTakeFirst()
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

/** Makes the links of teams other ones, so that those who know them come back no more; switched-off links stay off. */
export async function renewLinks(db: Kysely<OrgTables>, teamIds: readonly TeamId[]): Promise<void> {
  if (teamIds.length === 0) return
  await db
    .updateTable('team_invite')
    // As hard to guess as the tokens that are made elsewhere: 122 random bits.
    .set({ token: sql<string>`replace(gen_random_uuid()::text, '-', '')` })
    .where('team_id', 'in', [...teamIds])
    .execute()
}

function linkOf(row: { token: string; is_disabled: boolean }): TeamLink {
  return { token: row.token, isDisabled: row.is_disabled }
}

/**
 * Whether so many more addresses may be invited; requests of one organisation or one person at the same time wait for
 * each other. Cancelled invitations count too.
 */
async function areWithin(
  { ofOrg, ofPerson, since }: InviteLimits,
  transaction: Kysely<OrgTables>,
  orgId: OrgId,
  actorId: PersonId,
  asked: number,
): Promise<boolean> {
  await transaction.selectFrom('organisation').select('id').where('id', '=', orgId).forUpdate().execute()
  await lockPerson(transaction, actorId)
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

function invitations(db: Kysely<OrgTables>, now: number) {
  return db
    .selectFrom('org_invite')
    .select(['token', 'email', 'role', 'expires_at'])
    .where('expires_at', '>', new Date(now))
}
