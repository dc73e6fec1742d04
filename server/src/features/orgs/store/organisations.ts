import type { ChangeOrg } from '@retropulse/contract/orgs'
import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { PlanId } from '@retropulse/domain/billing/plans'
import type { OrgRole } from '@retropulse/domain/orgs/policy'
import { TRASH_DAYS } from '@retropulse/domain/orgs/team-rules'
import { type Kysely, sql } from 'kysely'
import type { OrgWithRole } from '../queries/memberships.ts'
import { audited, type AuditedChange } from './audit-log.ts'
import { renewOpenInvitations } from './ended-invites.ts'
import { renewLinks } from './invites.ts'
import { countOwned, lockPrimaryOwner } from './ownership.ts'
import type { OrgTables } from './tables.ts'
import { withRoles } from './team-roles.ts'
import { refOf } from './teams.ts'

/** The store of organisations. `find`, `listOf` and `areColleagues` know none in the trash (ORG-28). */
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
  /** Changes the role of a member, and adds none (ORG-19). False when the user has no role any more, or owns the organisation. */
  setRole(orgId: OrgId, userId: PersonId, role: OrgRole, change: AuditedChange): Promise<boolean>
  /** Ends a user's role, and those in the organisation's teams; answers the teams, null where setRole is false. */
  remove(orgId: OrgId, userId: PersonId, change: AuditedChange): Promise<readonly TeamId[] | null>
  /** Puts organisations without a plan on `planId`; the others keep theirs (PLAN-4). */
  raiseTo(planId: PlanId): Promise<void>
}

export interface OrgMemberRow {
  readonly userId: PersonId
  readonly role: OrgRole
  readonly isPrimaryOwner: boolean
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

/** Organisations in PostgreSQL. */
export function createOrganisations(db: Kysely<OrgTables>): Organisations {
  return {
    create: (org, max) => insertOrg(db, org, max),

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

    async areColleagues(one, other) {
      const shared = await db
        .selectFrom(orgIdsOf(db, one).as('ones'))
        .innerJoin(orgIdsOf(db, other).as('others'), 'ones.org_id', 'others.org_id')
        .innerJoin('organisation', 'organisation.id', 'ones.org_id')
        .select('ones.org_id')
        .where('organisation.deleted_at', 'is', null)
        .limit(1)
        .executeTakeFirst()
      return shared !== undefined
    },

    async change(orgId, changes, auditedChange) {
      await audited(db, auditedChange, (transaction) => write(transaction, orgId, changes))
    },

    async membersOf(orgId) {
      const rows = await db
        .selectFrom('org_member')
        .innerJoin('organisation', 'organisation.id', 'org_member.org_id')
        .select(['org_member.user_id', 'org_member.role', 'organisation.primary_owner_id'])
        .where('org_member.org_id', '=', orgId)
        .orderBy((order) => order('org_member.user_id', '<>', order.ref('organisation.primary_owner_id')))
        .orderBy('org_member.joined_at')
        .orderBy('org_member.user_id')
        .execute()
      return rows.map(({ user_id, role, primary_owner_id }) => ({
        userId: asId<PersonId>(user_id),
        role,
        isPrimaryOwner: user_id === primary_owner_id,
      }))
    },

    setRole: (orgId, userId, role, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        if ((await lockPrimaryOwner(transaction, orgId)) === userId) return false
        const { numUpdatedRows } = await transaction
          .updateTable('org_member')
          .set({ role })
          .where('org_id', '=', orgId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),

    remove: (orgId, userId, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        if ((await lockPrimaryOwner(transaction, orgId)) === userId) return null
        const { numDeletedRows } = await transaction
          .deleteFrom('org_member')
          .where('org_id', '=', orgId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return null
        await transaction
          .deleteFrom('team_member')
          .using('team')
          .whereRef('team.id', '=', 'team_member.team_id')
          .where('team.org_id', '=', orgId)
          .where('team_member.user_id', '=', userId)
          .execute()
        const teamIds = await teamIdsOf(transaction, orgId)
        // The removed user may know the links of any of its teams (ORG-21), and those of its invitations.
        await renewLinks(transaction, teamIds)
        await renewOpenInvitations(transaction, orgId)
        return teamIds
      }),

    async raiseTo(planId) {
      await db
        .updateTable('organisation')
        .set({ plan_id: planId })
        .where('plan_id', 'is', null)
        // Who tries the free plan in the sandbox goes on trying it.
        .where('plan_source', '<>', 'choice')
        .execute()
    },
  }
}

/** All teams of an organisation: on the boards of any of them the user's role may have changed. */
async function teamIdsOf(db: Kysely<OrgTables>, orgId: OrgId): Promise<TeamId[]> {
  const rows = await db.selectFrom('team').select('id').where('org_id', '=', orgId).execute()
  return rows.map(({ id }) => asId<TeamId>(id))
}

/** The row of the floor is written under the lock of the organisation's row: its ids have the order of the changes. */
async function write(
  transaction: Kysely<OrgTables>,
  orgId: OrgId,
  { name, anonymityFloor: floor, hasSuggestions }: ChangeOrg,
): Promise<void> {
  const changes = {
    ...(name !== undefined && { name }),
    ...(floor !== undefined && { anonymity_floor: floor }),
    ...(hasSuggestions !== undefined && { has_suggestions: hasSuggestions }),
  }
  await transaction.updateTable('organisation').set(changes).where('id', '=', orgId).execute()
  if (floor !== undefined)
    await transaction.insertInto('anonymity_floor_change').values({ org_id: orgId, floor }).execute()
}

async function insertOrg(db: Kysely<OrgTables>, org: NewOrg, max: number): Promise<boolean> {
  const { id, name, teamId, teamName, ownerId, planId } = org
  const facts = [
    { kind: 'org-created', to: name } as const,
    { kind: 'team-created', teamId, to: teamName } as const,
  ]
  return audited(db, { orgId: id, actorId: ownerId, facts }, async (transaction) => {
    if ((await countOwned(transaction, ownerId)) >= max) return false
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
    return true
  })
}

/**
 * The organisations in which a user has a role, or has one in a team; also where a team in the trash has the user as an
 * admin, who has to find it to restore it (TRASH-12).
 */
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
        .where('team_member.user_id', '=', userId)
        .where((where) =>
          where.or([
            where('team.deleted_at', 'is', null),
            where.and([where('team_member.role', '=', 'admin'), where('team.deleted_at', '>', trashBegins)]),
          ]),
        ),
    )
}

/** Teams that were deleted since then can be restored. */
const trashBegins = sql<Date>`now() - make_interval(days => ${sql.lit(TRASH_DAYS)})`

async function readOrgs(
  db: Kysely<OrgTables>,
  orgIds: readonly string[],
  userId: PersonId | null,
): Promise<OrgWithRole[]> {
  if (orgIds.length === 0) return []
  const orgs = await db
    .selectFrom('organisation')
    .leftJoin('org_member', (join) =>
      join.onRef('org_member.org_id', '=', 'organisation.id').on('org_member.user_id', '=', userId ?? ''),
    )
    .select(['organisation.id', 'organisation.name', 'org_member.role'])
    .select(['organisation.plan_id', 'organisation.plan_quantity', 'organisation.anonymity_floor'])
    .select('organisation.has_suggestions')
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('team')
            .innerJoin('team_member', 'team_member.team_id', 'team.id')
            .select('team.id')
            .whereRef('team.org_id', '=', 'organisation.id')
            .where('team_member.user_id', '=', userId)
            .where('team_member.role', '=', 'admin')
            .where('team.deleted_at', '>', trashBegins),
        )
        .as('leads_deleted_team'),
    )
    .where('organisation.id', 'in', orgIds)
    .where('organisation.deleted_at', 'is', null)
    .orderBy('organisation.created_at')
    .orderBy('organisation.id')
    .execute()
  const teams = await withRoles(db, userId)
    .select(['team.id', 'team.org_id', 'team.name', 'team.is_private', 'team.is_anonymous'])
    .select(['team.is_archived', 'org_member.role as org_role', 'team_member.role as team_role'])
    .select((select) =>
      select
        .selectFrom('team_member as members')
        .whereRef('members.team_id', '=', 'team.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('members_count'),
    )
    .where('team.org_id', 'in', orgIds)
    .where('team.deleted_at', 'is', null)
    .orderBy('team.created_at')
    .orderBy('team.id')
    .execute()
  return orgs.map(
    ({ id, name, role, plan_id, plan_quantity, anonymity_floor, has_suggestions, leads_deleted_team }) => ({
      id: asId<OrgId>(id),
      name,
      anonymityFloor: anonymity_floor,
      hasSuggestions: has_suggestions,
      planId: plan_id,
      quantity: plan_quantity,
      orgRole: role,
      leadsDeletedTeam: leads_deleted_team === true,
      teams: teams
        .filter((team) => team.org_id === id)
        .map((team) => ({
          ...refOf(team),
          orgRole: team.org_role,
          teamRole: team.team_role,
          membersCount: team.members_count ?? 0,
        })),
    }),
  )
}
