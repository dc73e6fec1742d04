import { asId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { TeamRole } from '@retropulse/domain/orgs/policy'
import type { Kysely } from 'kysely'
import type { Memberships, Roles } from '../queries/memberships.ts'
import { audited, type AuditedChange } from './audit-log.ts'
import { renewLinks } from './invites.ts'
import type { OrgTables } from './tables.ts'
import { withRoles } from './team-roles.ts'

/** The members of teams, as stored. */
export interface TeamMembers extends Pick<Memberships, 'membersCountOf'> {
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

export interface TeamLeader {
  readonly teamId: TeamId
  readonly userId: PersonId
  readonly role: 'admin' | 'facilitator'
}

/** Members of teams in PostgreSQL. */
export function createTeamMembers(db: Kysely<OrgTables>): TeamMembers {
  return {
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

    setTeamRole: (teamId, userId, role, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('team_member')
          .set({ role })
          .where('team_id', '=', teamId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),

    leaveTeam: (teamId, userId, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('team_member')
          .where('team_id', '=', teamId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        // A member who leaves may come back by the same link (TEAM-23); a removed one may not (TEAM-24).
        if (auditedChange.actorId !== userId) await renewLinks(transaction, [teamId])
        return true
      }),

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

    async leadersOf(teamIds) {
      if (teamIds.length === 0) return []
      const rows = await db
        .selectFrom('team_member')
        .select(['team_id', 'user_id', 'role'])
        .where('team_id', 'in', [...teamIds])
        .where('role', 'in', ['admin', 'facilitator'])
        .orderBy('joined_at')
        .orderBy('user_id')
        .execute()
      return rows.map(({ team_id, user_id, role }) => ({
        teamId: asId<TeamId>(team_id),
        userId: asId<PersonId>(user_id),
        role: role === 'admin' ? 'admin' : 'facilitator',
      }))
    },
  }
}
