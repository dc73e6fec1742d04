import type { TeamHistory } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { TeamRetros } from '../ports.ts'
import { meetTeam, type MeetTeamPorts } from './meet-team.ts'

export interface TeamHistoryPorts extends MeetTeamPorts {
  readonly retros: Pick<TeamRetros, 'listFrom'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** Retros in one answer; those of one millisecond are never torn apart. */
const PAGE_SIZE = 100

/** A team's retros since a moment (milliseconds since 1970; a year ago without one), for those who may read them. */
export async function readTeamHistory(
  identity: Identity | null,
  teamId: TeamId,
  from: number | undefined,
  ports: TeamHistoryPorts,
): Promise<{ readonly ok: true; readonly history: TeamHistory } | Refused> {
  const met = await meetTeam(identity, teamId, 'board:read', ports)
  if (!met.ok) return met
  const boards = await ports.retros.listFrom(teamId, from ?? ports.now() - YEAR_MS, PAGE_SIZE)
  const retros = boards.map(({ id, title, createdAt, notesCount }) => ({
    id,
    name: title,
    timestamp: createdAt,
    cardsCount: notesCount,
  }))
  const last = boards.at(-1)
  const next = last === undefined || boards.length < PAGE_SIZE ? null : last.createdAt + 1
  return { ok: true, history: { retros, next } }
}
