import type { AuditFact } from '@retropulse/domain/orgs/audit'
import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { Departures } from '../../auth/ports.ts'
import { writeDown } from './audit-log.ts'
import type { OrgTables } from './tables.ts'

/** Leaving everything at once, in PostgreSQL. */
export function createDepartures(db: Kysely<OrgTables>): Departures {
  return {
    leaveAll: ({ id, email }) =>
      db.transaction().execute(async (transaction) => {
        const own = await ownOrgs(transaction, id)
        if (await hasOthers(transaction, own, id)) return 'primary-owner'
        await writeDownLeaving(transaction, id)
        await transaction.deleteFrom('org_member').where('user_id', '=', id).execute()
        await transaction.deleteFrom('team_member').where('user_id', '=', id).execute()
        await transaction.deleteFrom('org_invite').where('email', '=', email).execute()
        await forgetAddress(transaction, email)
        return { orgIds: own, teamIds: await abandon(transaction, own) }
      }),
  }
}

/** Nobody comes into what is left without people, neither by a link nor by a key. Answers the teams. */
async function abandon(db: Kysely<OrgTables>, orgIds: readonly OrgId[]): Promise<readonly TeamId[]> {
  if (orgIds.length === 0) return []
  for (const table of ['org_invite', 'org_api_key'] as const)
    await db
      .deleteFrom(table)
      .where('org_id', 'in', [...orgIds])
      .execute()
  const teams = await db
    .updateTable('team')
    .set({ deleted_at: sql<Date>`now()` })
    .where('org_id', 'in', [...orgIds])
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return teams.map(({ id }) => asId<TeamId>(id))
}

/** Locked, so that nobody joins one of them between the look and the leaving. */
async function ownOrgs(db: Kysely<OrgTables>, id: PersonId): Promise<readonly OrgId[]> {
  const rows = await db
    .selectFrom('organisation')
    .select('id')
    .where('primary_owner_id', '=', id)
    .forUpdate()
    .execute()
  return rows.map((row) => asId<OrgId>(row.id))
}

async function hasOthers(db: Kysely<OrgTables>, orgIds: readonly OrgId[], id: PersonId): Promise<boolean> {
  if (orgIds.length === 0) return false
  const other = await db
    .selectFrom('org_member')
    .select('user_id')
    .where('org_id', 'in', [...orgIds])
    .where('user_id', '!=', id)
    .union(
      db
        .selectFrom('team_member')
        .innerJoin('team', 'team.id', 'team_member.team_id')
        .select('team_member.user_id')
        .where('team.org_id', 'in', [...orgIds])
        .where('team_member.user_id', '!=', id),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Owners read who left; they read it without a name, since there is none any more. */
async function writeDownLeaving(db: Kysely<OrgTables>, id: PersonId): Promise<void> {
  const teams = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(['team.id', 'team.org_id'])
    .where('team_member.user_id', '=', id)
    .execute()
  const orgs = await db.selectFrom('org_member').select('org_id').where('user_id', '=', id).execute()
  const facts = new Map<string, AuditFact[]>()
  for (const { org_id } of orgs) facts.set(org_id, [{ kind: 'org-member-removed', memberId: id }])
  for (const team of teams)
    facts.set(team.org_id, [
      ...(facts.get(team.org_id) ?? []),
      { kind: 'team-left', teamId: asId<TeamId>(team.id) },
    ])
  for (const [orgId, ofOrg] of facts)
    await writeDown(db, { orgId: asId<OrgId>(orgId), actorId: id, facts: ofOrg })
}

/** Invitations were written down with the address that they went to. */
async function forgetAddress(db: Kysely<OrgTables>, email: string): Promise<void> {
  await sql`
    UPDATE audit_entry
    SET details = CASE WHEN details->>'to' = ${email} THEN details - 'to' ELSE details - 'from' END
    WHERE details->>'to' = ${email} OR details->>'from' = ${email}`.execute(db)
}
