import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import type { NewOrg, OrgAs, Organisations } from '../ports.ts'
import type { OrgTables } from './tables.ts'

/** Organisations and teams in PostgreSQL. */
export function createOrganisations(db: Kysely<OrgTables>): Organisations {
  return {
    create: (org) => insertOrg(db, org),

    async find(orgId, asSeenBy) {
      const [org] = await readOrgs(db, [orgId], asSeenBy)
      return org ?? null
    },

    async listOf(userId) {
      const orgIds = await orgIdsOf(db, userId).execute()
      return readOrgs(
        db,
        orgIds.map(({ org_id }) => org_id),
        userId,
      )
    },

    async findTeam(teamId) {
      const team = await db
        .selectFrom('team')
        .select(['id', 'org_id', 'name'])
        .where('id', '=', teamId)
        .executeTakeFirst()
      if (team === undefined) return null
      return { id: asId<TeamId>(team.id), orgId: asId<OrgId>(team.org_id), name: team.name }
    },

    async planOf(teamId) {
      const org = await db
        .selectFrom('team')
        .innerJoin('organisation', 'organisation.id', 'team.org_id')
        .select('organisation.plan_id')
        .where('team.id', '=', teamId)
        .executeTakeFirst()
      return org?.plan_id ?? null
    },

    async membersCountOf(teamId) {
      const counted = await db
        .selectFrom('team_member')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('team_id', '=', teamId)
        .executeTakeFirst()
      return counted?.count ?? 0
    },

    async rolesIn(teamId, userId) {
      const roles = await withRoles(db, userId)
        .select(['org_member.role as org_role', 'team_member.role as team_role'])
        .where('team.id', '=', teamId)
        .executeTakeFirst()
      return { orgRole: roles?.org_role ?? null, teamRole: roles?.team_role ?? null }
    },

    async setTeamRole(teamId, userId, role) {
      const { numUpdatedRows } = await db
        .updateTable('team_member')
        .set({ role })
        .where('team_id', '=', teamId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async leaveTeam(teamId, userId) {
      const { numDeletedRows } = await db
        .deleteFrom('team_member')
        .where('team_id', '=', teamId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async membersOf(teamId) {
      const members = await db
        .selectFrom('team_member')
        .innerJoin('team', 'team.id', 'team_member.team_id')
        .leftJoin('org_member', (join) =>
          join
            .onRef('org_member.org_id', '=', 'team.org_id')
            .onRef('org_member.user_id', '=', 'team_member.user_id'),
        )
        .select(['team_member.user_id', 'team_member.role as team_role', 'org_member.role as org_role'])
        .where('team.id', '=', teamId)
        .orderBy('team_member.joined_at')
        .orderBy('team_member.user_id')
        .execute()
      return members.map(({ user_id, team_role, org_role }) => ({
        userId: asId<PersonId>(user_id),
        teamRole: team_role,
        orgRole: org_role,
      }))
    },

    async areColleagues(one, other) {
      const shared = await db
        .selectFrom(orgIdsOf(db, one).as('ones'))
        .innerJoin(orgIdsOf(db, other).as('others'), 'ones.org_id', 'others.org_id')
        .select('ones.org_id')
        .limit(1)
        .executeTakeFirst()
      return shared !== undefined
    },
  }
}

async function insertOrg(db: Kysely<OrgTables>, org: NewOrg): Promise<void> {
  const { id, name, teamId, teamName, ownerId, planId } = org
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('organisation')
      .values({ id, name, primary_owner_id: ownerId, plan_id: planId })
      .execute()
    await transaction
      .insertInto('org_member')
      .values({ org_id: id, user_id: ownerId, role: 'owner' })
      .execute()
    await transaction.insertInto('team').values({ id: teamId, org_id: id, name: teamName }).execute()
    await transaction
      .insertInto('team_member')
      .values({ team_id: teamId, user_id: ownerId, role: 'admin' })
      .execute()
  })
}

/** The organisations in which somebody has a role, or has one in a team of. */
function orgIdsOf(db: Kysely<OrgTables>, userId: PersonId) {
  return db
    .selectFrom('org_member')
    .select('org_id')
    .where('user_id', '=', userId)
    .union(
      db
        .selectFrom('team_member')
        .innerJoin('team', 'team.id', 'team_member.team_id')
        .select('team.org_id')
        .where('team_member.user_id', '=', userId),
    )
}

/** Every team, with the roles that count for somebody in it. */
function withRoles(db: Kysely<OrgTables>, userId: PersonId) {
  return db
    .selectFrom('team')
    .leftJoin('org_member', (join) =>
      join.onRef('org_member.org_id', '=', 'team.org_id').on('org_member.user_id', '=', userId),
    )
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.team_id', '=', 'team.id').on('team_member.user_id', '=', userId),
    )
}

async function readOrgs(
  db: Kysely<OrgTables>,
  orgIds: readonly string[],
  userId: PersonId,
): Promise<OrgAs[]> {
  if (orgIds.length === 0) return []
  const orgs = await db
    .selectFrom('organisation')
    .leftJoin('org_member', (join) =>
      join.onRef('org_member.org_id', '=', 'organisation.id').on('org_member.user_id', '=', userId),
    )
    .select(['organisation.id', 'organisation.name', 'org_member.role'])
    .where('organisation.id', 'in', orgIds)
    .orderBy('organisation.created_at')
    .orderBy('organisation.id')
    .execute()
  const teams = await withRoles(db, userId)
    .select([
      'team.id',
      'team.org_id',
      'team.name',
      'org_member.role as org_role',
      'team_member.role as team_role',
    ])
    .select((select) =>
      select
        .selectFrom('team_member as members')
        .whereRef('members.team_id', '=', 'team.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('members_count'),
    )
    .where('team.org_id', 'in', orgIds)
    .orderBy('team.created_at')
    .orderBy('team.id')
    .execute()
  return orgs.map(({ id, name, role }) => ({
    id: asId<OrgId>(id),
    name,
    orgRole: role,
    teams: teams
      .filter((team) => team.org_id === id)
      .map((team) => ({
        id: asId<TeamId>(team.id),
        orgId: asId<OrgId>(team.org_id),
        name: team.name,
        orgRole: team.org_role,
        teamRole: team.team_role,
        membersCount: team.members_count ?? 0,
      })),
  }))
}
