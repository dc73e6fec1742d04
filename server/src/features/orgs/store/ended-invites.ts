import type { OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import type { OrgInviteRefusal } from '@retropulse/domain/orgs/invite-rules'
import type { OrgRole } from '@retropulse/domain/orgs/policy'
import { type DeleteQueryBuilder, type DeleteResult, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { OrgTables } from './tables.ts'

type Reason = OrgTables['ended_invite']['reason']
type PendingInvites = DeleteQueryBuilder<OrgTables, 'org_invite', DeleteResult>
type TeamLinks = SelectQueryBuilder<OrgTables, 'team_invite', { token: string; team_id: string }>

/** Ends invitations to organisations, and stores why, without their addresses (INVITE-18). Answers their roles. */
export async function endInvitations(
  transaction: Kysely<OrgTables>,
  reason: Reason,
  which: (pending: PendingInvites) => PendingInvites,
): Promise<readonly { readonly role: OrgRole }[]> {
  const ended = await which(transaction.deleteFrom('org_invite'))
    .returning(['token', 'org_id', 'role'])
    .execute()
  if (ended.length > 0)
    await transaction
      .insertInto('ended_invite')
      .values(ended.map(({ token, org_id }) => ({ token, org_id, team_id: null, reason })))
      .execute()
  return ended
}

/**
 * INVITE-7: replaces the links of pending invitations that open for any user, so that users who know the old ones cannot
 * come back by them. One that opens for its address alone stays as it is.
 */
export async function renewOpenInvitations(transaction: Kysely<OrgTables>, orgId: OrgId): Promise<void> {
  const pending = await transaction
    .selectFrom('org_invite')
    .select(['token', 'org_id'])
    .where('org_id', '=', orgId)
    .where('is_for_anyone', '=', true)
    .forUpdate()
    .execute()
  if (pending.length === 0) return
  await transaction
    .insertInto('ended_invite')
    .values(pending.map((invitation) => ({ ...invitation, team_id: null, reason: 'replaced' as const })))
    .execute()
  await transaction
    .updateTable('org_invite')
    .set({ token: NEW_TOKEN })
    .where('org_id', '=', orgId)
    .where('is_for_anyone', '=', true)
    .execute()
}

/** As hard to guess as the tokens that are made in JavaScript: 122 random bits. */
export const NEW_TOKEN = sql<string>`replace(gen_random_uuid()::text, '-', '')`

/** Stores the links of teams before they are replaced, so that they can say so (INVITE-5). */
export async function endTeamLinks(
  transaction: Kysely<OrgTables>,
  teamIds: readonly TeamId[],
  which: (links: TeamLinks) => TeamLinks = (links) => links,
): Promise<void> {
  const links = await which(
    transaction
      .selectFrom('team_invite')
      .select(['token', 'team_id'])
      .where('team_id', 'in', [...teamIds]),
  )
    .forUpdate()
    .execute()
  if (links.length === 0) return
  await transaction
    .insertInto('ended_invite')
    .values(links.map((link) => ({ ...link, org_id: null, reason: 'replaced' as const })))
    .execute()
}

/** Whether the token was that of the team's link once. */
export async function hasEnded(db: Kysely<OrgTables>, teamId: TeamId, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_invite')
    .select('token')
    .where('team_id', '=', teamId)
    .where('token', '=', token)
    .executeTakeFirst()
  return row !== undefined
}

/** Why an invitation is not pending any more; null when the token is unknown. */
export async function whyEnded(
  db: Kysely<OrgTables>,
  orgId: OrgId,
  token: string,
): Promise<OrgInviteRefusal> {
  const row = await db
    .selectFrom('ended_invite')
    .select('reason')
    .where('org_id', '=', orgId)
    .where('token', '=', token)
    .executeTakeFirst()
  return row === undefined ? 'not-found' : (`invite-${row.reason}` as const)
}

/** INVITE-30: links that ended long ago are deleted, and answered like unknown ones from then on. */
export async function forgetLongEnded(db: Kysely<OrgTables>): Promise<void> {
  await db
    .deleteFrom('ended_invite')
    .where('ended_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(RETENTION_DAYS)})`)
    .execute()
  await db
    .deleteFrom('org_invite')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(RETENTION_DAYS)})`)
    .execute()
}

const RETENTION_DAYS = 180
