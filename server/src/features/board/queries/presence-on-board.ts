import { asId, type AuthorId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardEngine } from '../engine/board-engine.ts'
import type { Boards } from '../store/boards.ts'

export interface PresenceOnBoardPorts {
  readonly boards: Pick<Boards, 'find'>
  readonly engine: Pick<BoardEngine, 'open'>
  /** The participants on boards at this moment, in all processes. */
  readonly people: { on(boardId: BoardId): ReadonlySet<AuthorId> }
}

export interface PresenceOnBoard {
  /** The board hides its authors, and so who is on it (ANON-9, TEAM-26). */
  readonly isAnonymous: boolean
  has(personId: PersonId): boolean
}

/** The participants on a board of a team at this moment; null: the team has no such board. */
export async function findPresence(
  boardId: BoardId,
  teamId: TeamId,
  { boards, engine, people }: PresenceOnBoardPorts,
): Promise<PresenceOnBoard | null> {
  const record = await boards.find(boardId)
  if (record?.teamId !== teamId) return null
  const board = await engine.open(boardId)
  if (board === null) return null
  const present = people.on(boardId)
  return { isAnonymous: board.at.state.isAnonymous, has: (personId) => present.has(asId<AuthorId>(personId)) }
}
