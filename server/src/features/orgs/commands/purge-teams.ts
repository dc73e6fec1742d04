import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { TeamBoards } from '../ports.ts'
import type { Teams } from '../store/teams.ts'
import { forEachPaged, type OnError } from '@retropulse/domain/kernel/for-each-isolated'

export interface PurgeTeamsPorts {
  readonly teams: Pick<Teams, 'deletedBefore' | 'purge'>
  readonly boards: Pick<TeamBoards, 'purgeTeam'>
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
      await boards.purgeTeam(teamId)
      await teams.purge(teamId)
      purged += 1
    },
    onError,
  })
  return purged
}
