import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardApi, BoardRecord } from '../../board/api.ts'
import type { Memberships, Program, TeamRef } from '../../orgs/api.ts'

export interface ProgramTeamPorts {
  readonly memberships: Pick<Memberships, 'findTeam'>
}

/**
 * A team of the organisation whose key a program has. Its identity is a person who may be in other organisations, too:
 * what is theirs does not exist for the program (API-15).
 */
export async function teamOf(
  { orgId }: Pick<Program, 'orgId'>,
  teamId: TeamId,
  { memberships }: ProgramTeamPorts,
): Promise<{ readonly ok: true; readonly team: TeamRef } | Refused> {
  const team = await memberships.findTeam(teamId)
  return team?.orgId === orgId ? { ok: true, team } : { ok: false, code: 'not-found' }
}

/** A retro of a team of that organisation (API-15). */
export async function retroOf(
  { orgId }: Pick<Program, 'orgId'>,
  boardId: BoardId,
  { boards }: { readonly boards: Pick<BoardApi['boards'], 'find'> },
): Promise<{ readonly ok: true; readonly record: BoardRecord & { readonly teamId: TeamId } } | Refused> {
  const record = await boards.find(boardId)
  if (record === null || record.teamId === null || record.orgId !== orgId)
    return { ok: false, code: 'not-found' }
  return { ok: true, record: { ...record, teamId: record.teamId } }
}
