import type { TeamHistory } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import { moodOf } from '@retropulse/domain/board/mood'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { isArchived } from '@retropulse/domain/orgs/plans'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { MoodAnswers, TeamRetros } from '../ports.ts'
import { meetTeam, type MeetTeamPorts } from './meet-team.ts'

export interface TeamHistoryPorts extends MeetTeamPorts {
  readonly memberships: Pick<Memberships, 'planOf'> & MeetTeamPorts['memberships']
  readonly moodAnswers: Pick<MoodAnswers, 'toldOfEnded'>
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
  const [boards, planId] = await Promise.all([
    ports.retros.listFrom(teamId, from ?? ports.now() - YEAR_MS, PAGE_SIZE),
    ports.memberships.planOf(teamId),
  ])
  const open = boards.filter(({ createdAt }) => !isArchived(createdAt, planId, ports.now()))
  const moods = await ports.moodAnswers.toldOfEnded(open.map(({ id }) => id))
  const retros = boards.map(({ id, title, createdAt, notesCount }) => {
    const mood = moodOf(moods.get(id) ?? [])
    return {
      id,
      name: title,
      timestamp: createdAt,
      cardsCount: notesCount,
      ...(mood.isEnough && { moodScore: mood.moodScore }),
    }
  })
  const last = boards.at(-1)
  const next = last === undefined || boards.length < PAGE_SIZE ? null : last.createdAt + 1
  return { ok: true, history: { retros, next } }
}
