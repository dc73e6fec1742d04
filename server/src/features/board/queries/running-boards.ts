import type { AuthorId, BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { TeamRetros } from '../store/team-retros.ts'

export interface RunningBoardsPorts {
  readonly retros: Pick<TeamRetros, 'teamsOf'>
  /** The participants on boards at this moment. */
  readonly people: {
    on(boardId: BoardId): ReadonlySet<AuthorId>
    boardIds(): readonly BoardId[]
  }
}

export interface RunningBoard {
  readonly boardId: BoardId
  readonly teamId: TeamId
  /** Participants at this moment. */
  readonly people: number
}

/** Boards of these teams with participants at this moment: the most participants first, then the newest. */
export async function findRunningBoards(
  teamIds: readonly TeamId[],
  { retros, people }: RunningBoardsPorts,
): Promise<readonly RunningBoard[]> {
  const boards = await retros.teamsOf(people.boardIds())
  return boards
    .filter(({ teamId }) => teamIds.includes(teamId))
    .map((board) => ({ ...board, people: people.on(board.boardId).size }))
    .filter((board) => board.people > 0)
    .toSorted((one, other) => other.people - one.people)
}
