import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import { type Kysely, sql } from 'kysely'
import type { Abandoned, Heirs, MembershipRemoval } from '../../auth/api.ts'
import { writeDown } from './audit-log.ts'
import { lockPerson } from './lock-person.ts'
import type { OrgTables } from './tables.ts'

/** Leaving all organisations and teams at once, in PostgreSQL. */
export function createMembershipRemoval(db: Kysely<OrgTables>): MembershipRemoval {
  return {
    leaveAll: ({ id, email }, heirs) =>
      db.transaction().execute(async (transaction) => {
        // No other request makes this user the primary owner of one more organisation meanwhile (ORG-26).
        await lockPerson(transaction, id)
        const own = await ownOrgs(transaction, id)
        const members = await peopleIn(transaction, own, id)
        for (const [orgId, heir] of heirs) {
          if (!own.includes(orgId) || members.get(orgId)?.includes(heir) !== true) return 'unknown-member'
        }
        if ([...members.keys()].some((orgId) => !heirs.has(orgId))) return 'primary-owner'
        for (const [orgId, heir] of heirs) await handOver(transaction, orgId, id, heir)
        await writeDownLeaving(transaction, id)
        await transaction.deleteFrom('org_member').where('user_id', '=', id).execute()
        await transaction.deleteFrom('team_member').where('user_id', '=', id).execute()
        await transaction.deleteFrom('org_invite').where('email', '=', email).execute()
        await forgetAddress(transaction, email)
        const emptied = own.filter((orgId) => !heirs.has(orgId))
        return {
          orgIds: emptied,
          teamIds: await abandon(transaction, emptied),
          heirs: await heirsByTeam(transaction, heirs),
        }
      }),

    async preview(id) {
      const own = await db
        .selectFrom('organisation')
        .select(['id', 'name'])
        .where('primary_owner_id', '=', id)
        .where('deleted_at', 'is', null)
        .orderBy('name')
        .limit(PREVIEW_MAX)
        .execute()
      const orgIds = own.map((org) => asId<OrgId>(org.id))
      const [members, teams] = await Promise.all([peopleIn(db, orgIds, id), teamsIn(db, orgIds)])
      return {
        organisations: own.map(({ name }, index) => {
          const orgId = orgIds[index] ?? asId<OrgId>('')
          return {
            id: orgId,
            name,
            teams: teams
              .filter((team) => team.orgId === orgId)
              .map(({ id: teamId, name: called }) => ({ id: teamId, name: called })),
            heirs: (members.get(orgId) ?? []).slice(0, PREVIEW_MAX),
          }
        }),
        teams: await teamsElsewhere(db, id),
      }
    },
  }
}

/** Entries of one list of the preview; longer lists are not readable. */
const PREVIEW_MAX = 200

/** Makes the heir an owner and the primary owner, whatever role the heir had (ORG-24). */
async function handOver(db: Kysely<OrgTables>, orgId: OrgId, from: PersonId, heir: PersonId): Promise<void> {
  await db.updateTable('organisation').set({ primary_owner_id: heir }).where('id', '=', orgId).execute()
  await db
    .insertInto('org_member')
    .values({ org_id: orgId, user_id: heir, role: 'owner' })
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet({ role: 'owner' }))
    .execute()
  await writeDown(db, { orgId, actorId: from, facts: [{ kind: 'org-handed-over', memberId: heir }] })
}

async function heirsByTeam(db: Kysely<OrgTables>, heirs: Heirs): Promise<Abandoned['heirs']> {
  if (heirs.size === 0) return []
  const teams = await db
    .selectFrom('team')
    .select(['id', 'org_id'])
    .where('org_id', 'in', [...heirs.keys()])
    .execute()
  return teams.flatMap(({ id, org_id }) => {
    const userId = heirs.get(asId<OrgId>(org_id))
    return userId === undefined ? [] : [{ teamId: asId<TeamId>(id), userId }]
  })
}

async function teamsIn(
  db: Kysely<OrgTables>,
  orgIds: readonly OrgId[],
): Promise<readonly { id: TeamId; name: string; orgId: string }[]> {
  if (orgIds.length === 0) return []
  const rows = await db
    .selectFrom('team')
    .select(['id', 'name', 'org_id'])
    .where('org_id', 'in', [...orgIds])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .limit(PREVIEW_MAX)
    .execute()
  return rows.map((row) => ({ id: asId<TeamId>(row.id), name: row.name, orgId: row.org_id }))
}

async function teamsElsewhere(db: Kysely<OrgTables>, id: PersonId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .innerJoin('organisation', 'organisation.id', 'team.org_id')
    .select('team.name')
    .where('team_member.user_id', '=', id)
    .where('organisation.primary_owner_id', '!=', id)
    .where('team.deleted_at', 'is', null)
    .orderBy('team.name')
    .limit(PREVIEW_MAX)
    .execute()
  return rows.map(({ name }) => name)
}

/**
 * ORG-25: puts organisations without people into the trash, from where no person can restore them, with their teams, and
 * ends their invitations and keys. Answers the teams.
 */
async function abandon(db: Kysely<OrgTables>, orgIds: readonly OrgId[]): Promise<readonly TeamId[]> {
  if (orgIds.length === 0) return []
  for (const table of ['org_invite', 'org_api_key'] as const)
    await db
      .deleteFrom(table)
      .where('org_id', 'in', [...orgIds])
      .execute()
  await db
    .updateTable('organisation')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', 'in', [...orgIds])
    .execute()
  const teams = await db
    .updateTable('team')
    .set({ deleted_at: sql<Date>`now()`, deleted_with_org: true })
    .where('org_id', 'in', [...orgIds])
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return teams.map(({ id }) => asId<TeamId>(id))
}

/** Locked, so that no user joins one of them between the check and the leaving. Those in the trash need no heir. */
async function ownOrgs(db: Kysely<OrgTables>, id: PersonId): Promise<readonly OrgId[]> {
  const rows = await db
    .selectFrom('organisation')
    .select('id')
    .where('primary_owner_id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute()
  return rows.map((row) => asId<OrgId>(row.id))
}

/** The other people in organisations, owners and admins before team members; organisations without any are left out. */
async function peopleIn(
  db: Kysely<OrgTables>,
  orgIds: readonly OrgId[],
  id: PersonId,
): Promise<ReadonlyMap<OrgId, readonly PersonId[]>> {
  if (orgIds.length === 0) return new Map()
  const leading = await db
    .selectFrom('org_member')
    .select(['org_id', 'user_id'])
    .where('org_id', 'in', [...orgIds])
    .where('user_id', '!=', id)
    // "owner" comes after "admin" in the alphabet.
    .orderBy('role', 'desc')
    .orderBy('joined_at')
    .execute()
  const onTeams = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(['team.org_id', 'team_member.user_id'])
    .where('team.org_id', 'in', [...orgIds])
    .where('team_member.user_id', '!=', id)
    .orderBy('team_member.joined_at')
    .execute()
  const people = new Map<OrgId, PersonId[]>()
  for (const row of [...leading, ...onTeams]) {
    const orgId = asId<OrgId>(row.org_id)
    const userId = asId<PersonId>(row.user_id)
    const known = people.get(orgId) ?? []
    if (!known.includes(userId)) people.set(orgId, [...known, userId])
  }
  return people
}

/** Logs who left, for owners; the entry has no name, since the account is erased (AUDIT-3). */
async function writeDownLeaving(db: Kysely<OrgTables>, id: PersonId): Promise<void> {
  const teams = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(['team.id', 'team.org_id'])
    .where('team_member.user_id', '=', id)
    .execute()
  const orgs = await db.selectFrom('org_member').select('org_id').where('user_id', '=', id).execute()
  const facts = new Map<string, AuditEvent[]>()
  for (const { org_id } of orgs) facts.set(org_id, [{ kind: 'org-member-removed', memberId: id }])
  for (const team of teams)
    facts.set(team.org_id, [
      ...(facts.get(team.org_id) ?? []),
      { kind: 'team-left', teamId: asId<TeamId>(team.id) },
    ])
  for (const [orgId, ofOrg] of facts)
    await writeDown(db, { orgId: asId<OrgId>(orgId), actorId: id, facts: ofOrg })
}

/** AUDIT-3: erases the address from entries about invitations. */
async function forgetAddress(db: Kysely<OrgTables>, email: string): Promise<void> {
  await sql`
    UPDATE audit_entry
    SET details = CASE WHEN details->>'to' = ${email} THEN details - 'to' ELSE details - 'from' END
    WHERE details->>'to' = ${email} OR details->>'from' = ${email}`.execute(db)
}
