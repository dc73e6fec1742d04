import type { TeamId } from '@retropulse/domain/kernel/ids'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { TeamPurge, TransactionWithTeam } from '../store/team-purge.ts'
import { forEachPaged, type OnError } from '@retropulse/domain/kernel/for-each-isolated'

export interface PurgeTeamsPorts {
  readonly teams: TeamPurge
  readonly boards: {
    /** Deletes for good what is left of a team without boards. */
    purgeTeam(teamId: TeamId, transaction: TransactionWithTeam): Promise<void>
  }
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const TEAMS_AT_ONCE = 50

/**
 * TRASH-19: deletes teams for good after 30 days in the trash, once their boards are gone; one transaction each.
 * Answers how many.
 */
export async function purgeTeams({ teams, boards, now }: PurgeTeamsPorts, onError: OnError): Promise<number> {
  const before = now() - TRASH_MS
  let purged = 0
  await forEachPaged({
    pageAfter: (teamId) => teams.deletedBefore(before, teamId, TEAMS_AT_ONCE),
    keyOf: (teamId) => teamId,
    async perform(teamId) {
      if (await teams.purge(teamId, before, (transaction) => boards.purgeTeam(teamId, transaction)))
        purged += 1
    },
    onError,
  })
  return purged
}
