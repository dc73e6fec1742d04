import type { TeamHistory } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import type { MoodResult } from '@retropulse/domain/board/mood/mood'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import { isArchived } from '@retropulse/domain/billing/plans'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { TeamRetros } from '../store/team-retros.ts'

/** Results of ended mood polls, as far as the floor lets them be disclosed (MOOD-21). */
export interface EndedMoods {
  disclosedResultsOfEnded(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, MoodResult>>
}

export interface TeamHistoryPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  readonly moods: EndedMoods
  readonly retros: Pick<TeamRetros, 'listFrom'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const YEAR_MS = 365 * DAY_MS
/** Retros in one page; those of one millisecond are never split over two pages (DASH-27). */
const PAGE_SIZE = 100

/** Retros since a moment (milliseconds since 1970; by default a year ago), for users who may read them (DASH-27). */
export async function readTeamHistory(
  identity: Identity | null,
  teamId: TeamId,
  from: number | undefined,
  ports: TeamHistoryPorts,
): Promise<{ readonly ok: true; readonly history: TeamHistory } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  const [boards, planId] = await Promise.all([
    ports.retros.listFrom(teamId, from ?? ports.now() - YEAR_MS, PAGE_SIZE),
    ports.memberships.planOf(teamId),
  ])
  const open = boards.filter(({ createdAt }) => !isArchived(createdAt, planId, ports.now()))
  const moods = await ports.moods.disclosedResultsOfEnded(open.map(({ id }) => id))
  const retros = boards.map(({ id, title, createdAt, notesCount }) => {
    const mood = moods.get(id)
    return {
      id,
      name: title,
      timestamp: createdAt,
      cardsCount: notesCount,
      ...(mood?.isEnough === true && { moodScore: mood.moodScore }),
    }
  })
  const last = boards.at(-1)
  const next = last === undefined || boards.length < PAGE_SIZE ? null : last.createdAt + 1
  return { ok: true, history: { retros, next } }
}
