import type { TeamId } from '@retropulse/domain/kernel/ids'
import { type QueryExecutorProvider, sql } from 'kysely'

export type TeamRefusal = 'not-found' | 'team-archived'

/**
 * Why a team gets nothing new: it is in the trash or archived (TRASH-12, TEAM-14); null when it does. Locked until the end
 * of the transaction, so that what is added is either deleted with the team or refused. Lock its organisation first:
 * deleting an organisation does so.
 */
export async function refusalOfTeamIn(
  transaction: QueryExecutorProvider,
  teamId: TeamId,
): Promise<TeamRefusal | null> {
  const { rows } = await sql<{ is_archived: boolean }>`
    SELECT is_archived FROM team WHERE id = ${teamId} AND deleted_at IS NULL FOR SHARE`.execute(transaction)
  const [team] = rows
  if (team === undefined) return 'not-found'
  return team.is_archived ? 'team-archived' : null
}
