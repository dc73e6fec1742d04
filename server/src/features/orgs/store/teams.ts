import { TRASH_LISTED_MAX } from '@retropulse/domain/orgs/limits'
import { teamAllowance } from '@retropulse/domain/billing/plans'
import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import type { Memberships, Roles, TeamRef } from '../queries/memberships.ts'
import { audited, type AuditedChange } from './audit-log.ts'
import type { OrgTables } from './tables.ts'
import { createTeamMembers, type TeamMembers } from './team-members.ts'
import { withRoles } from './team-roles.ts'

/** The store of teams and their members. Only what says so finds a team in the trash. */
export interface Teams
  extends
    Pick<
      Memberships,
      'findTeam' | 'findForUser' | 'planOf' | 'hasSuggestions' | 'hasTooManyTeams' | 'restrictedAmong'
    >,
    TeamMembers {
  /** Creates a team with its first admin while fewer than `max` teams (null: any number) are in use, or nothing. */
  create(team: NewTeam, max: number | null, change: AuditedChange): Promise<TeamMade>
  change(teamId: TeamId, changes: TeamChanges, change: AuditedChange): Promise<void>
  /** Reopens an archived team; false when `max` teams (null: any number) are in use (TEAM-15). */
  reopen(teamId: TeamId, max: number | null, change: AuditedChange): Promise<boolean>
  /** Puts a team into the trash (TRASH-12); false when it is there. */
  delete(teamId: TeamId, change: AuditedChange): Promise<boolean>
  findDeleted(teamId: TeamId): Promise<DeletedTeam | null>
  /** Teams in the trash of an organisation, the latest first, with the roles of a user in them. */
  deletedOf(orgId: OrgId, asSeenBy: PersonId): Promise<readonly (DeletedTeam & Roles)[]>
  /**
   * Restores a team, archived when as many as `max` are in use (TRASH-13); false when it is not in the trash, or its
   * organisation is.
   */
  restore(teamId: TeamId, max: number | null, change: AuditedChange): Promise<boolean>
}

/** 'not-found': the organisation is in the trash. */
export type TeamMade = 'made' | 'team-limit' | 'not-found'

/** Changes to a team; omitted fields stay. */
export type TeamChanges = Partial<Pick<TeamRef, 'name' | 'isPrivate' | 'isAnonymous' | 'isArchived'>>

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

/** Teams in PostgreSQL. */
export function createTeams(db: Kysely<OrgTables>): Teams {
  return {
    ...createTeamMembers(db),

    async findTeam(teamId) {
      const team = await db
        .selectFrom('team')
        .select(TEAM_COLUMNS)
        .where('id', '=', teamId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return team === undefined ? null : refOf(team)
    },

    async findForUser(teamId, asSeenBy) {
      const team = await withRoles(db, asSeenBy)
        .select(['team.id', 'team.org_id', 'team.name', 'team.is_private', 'team.is_anonymous'])
        .select(['team.is_archived', 'org_member.role as org_role', 'team_member.role as team_role'])
        .where('team.id', '=', teamId)
        .where('team.deleted_at', 'is', null)
        .executeTakeFirst()
      if (team === undefined) return null
      return { ...refOf(team), orgRole: team.org_role, teamRole: team.team_role }
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

    async hasSuggestions(teamId) {
      const org = await db
        .selectFrom('team')
        .innerJoin('organisation', 'organisation.id', 'team.org_id')
        .select('organisation.has_suggestions')
        .where('team.id', '=', teamId)
        .executeTakeFirst()
      return org?.has_suggestions ?? false
    },

    async hasTooManyTeams(teamId) {
      const org = await db
        .selectFrom('team')
        .innerJoin('organisation', 'organisation.id', 'team.org_id')
        .innerJoin('team as used', 'used.org_id', 'organisation.id')
        .select(['organisation.plan_id', 'organisation.plan_quantity'])
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('team.id', '=', teamId)
        .where('used.is_archived', '=', false)
        .where('used.deleted_at', 'is', null)
        .groupBy(['organisation.plan_id', 'organisation.plan_quantity'])
        .executeTakeFirst()
      if (org === undefined) return false
      const max = teamAllowance({ planId: org.plan_id, quantity: org.plan_quantity })
      return max !== null && org.count > max
    },

    async restrictedAmong(teamIds) {
      if (teamIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('team')
        .select(['id', 'deleted_at'])
        .where('id', 'in', [...teamIds])
        .where((where) => where.or([where('is_private', '=', true), where('deleted_at', 'is not', null)]))
        .execute()
      return new Map(
        rows.map(({ id, deleted_at }) => [asId<TeamId>(id), deleted_at === null ? 'private' : 'deleted']),
      )
    },

    async create({ id, orgId, name, adminId }, max, auditedChange) {
      let made: TeamMade = 'made'
      await audited(db, auditedChange, async (transaction) => {
        made = await roomIn(transaction, orgId, max)
        if (made !== 'made') return false
        await transaction.insertInto('team').values({ id, org_id: orgId, name }).execute()
        await transaction
          .insertInto('team_member')
          .values({ team_id: id, user_id: adminId, role: 'admin' })
          .execute()
        return true
      })
      return made
    },

    async change(teamId, changes, auditedChange) {
      await audited(db, auditedChange, (transaction) => write(transaction, teamId, changes))
    },

    reopen: (teamId, max, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        if ((await roomIn(transaction, auditedChange.orgId, max)) !== 'made') return false
        await write(transaction, teamId, { isArchived: false })
        return true
      }),

    delete: (teamId, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('team')
          .set({ deleted_at: new Date() })
          .where('id', '=', teamId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),

    async findDeleted(teamId) {
      const team = await db
        .selectFrom('team')
        .select([...TEAM_COLUMNS, 'deleted_at'])
        .where('id', '=', teamId)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return team === undefined ? null : deletedOf(team)
    },

    async deletedOf(orgId, asSeenBy) {
      const rows = await withRoles(db, asSeenBy)
        .select(['team.id', 'team.org_id', 'team.name', 'team.is_private', 'team.is_anonymous'])
        .select(['team.is_archived', 'team.deleted_at'])
        .select(['org_member.role as org_role', 'team_member.role as team_role'])
        .where('team.org_id', '=', orgId)
        .where('team.deleted_at', 'is not', null)
        .orderBy('team.deleted_at', 'desc')
        .limit(TRASH_LISTED_MAX)
        .execute()
      return rows.map((row) => ({ ...deletedOf(row), orgRole: row.org_role, teamRole: row.team_role }))
    },

    restore: (teamId, max, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const room = await roomIn(transaction, auditedChange.orgId, max)
        if (room === 'not-found') return false
        const { numUpdatedRows } = await transaction
          .updateTable('team')
          .set({ deleted_at: null, ...(room === 'team-limit' && { is_archived: true }) })
          .where('id', '=', teamId)
          .where('deleted_at', 'is not', null)
          .where('deleted_with_org', '=', false)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),
  }
}

const TEAM_COLUMNS = ['id', 'org_id', 'name', 'is_private', 'is_anonymous', 'is_archived'] as const

/**
 * TEAM-6: whether one more team may be in use; requests at once wait, so that two never take the last place, and so that
 * no team is left outside the trash when its organisation is deleted (ORG-28).
 */
async function roomIn(transaction: Kysely<OrgTables>, orgId: OrgId, max: number | null): Promise<TeamMade> {
  const org = await transaction
    .selectFrom('organisation')
    .select('deleted_at')
    .where('id', '=', orgId)
    .forUpdate()
    .executeTakeFirst()
  if (org === undefined || org.deleted_at !== null) return 'not-found'
  if (max === null) return 'made'
  const { count } = await transaction
    .selectFrom('team')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('is_archived', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count < max ? 'made' : 'team-limit'
}

async function write(transaction: Kysely<OrgTables>, teamId: TeamId, changes: TeamChanges): Promise<void> {
  const { name, isPrivate, isAnonymous, isArchived } = changes
  const set = {
    ...(name !== undefined && { name }),
    ...(isPrivate !== undefined && { is_private: isPrivate }),
    ...(isAnonymous !== undefined && { is_anonymous: isAnonymous }),
    ...(isArchived !== undefined && { is_archived: isArchived }),
  }
  if (Object.keys(set).length === 0) return
  await transaction.updateTable('team').set(set).where('id', '=', teamId).execute()
}

interface TeamRow {
  readonly id: string
  readonly org_id: string
  readonly name: string
  readonly is_private: boolean
  readonly is_anonymous: boolean
  readonly is_archived: boolean
}

/** A row of the table in the form of the port. */
export function refOf(row: TeamRow): TeamRef {
  return {
    id: asId<TeamId>(row.id),
    orgId: asId<OrgId>(row.org_id),
    name: row.name,
    isPrivate: row.is_private,
    isAnonymous: row.is_anonymous,
    isArchived: row.is_archived,
  }
}

function deletedOf(row: TeamRow & { readonly deleted_at: Date | null }): DeletedTeam {
  return { ...refOf(row), deletedAt: row.deleted_at?.getTime() ?? 0 }
}
