import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import type { OrgTables } from './tables.ts'

/** All teams, also those in the trash, with the roles of a user that count in them; null: without roles. */
export function withRoles(db: Kysely<OrgTables>, asSeenBy: PersonId | null) {
  const userId = asSeenBy ?? ''
  return db
    .selectFrom('team')
    .leftJoin('org_member', (join) =>
      join.onRef('org_member.org_id', '=', 'team.org_id').on('org_member.user_id', '=', userId),
    )
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.team_id', '=', 'team.id').on('team_member.user_id', '=', userId),
    )
}
