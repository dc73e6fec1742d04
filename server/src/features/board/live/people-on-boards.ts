import type { AuthorId, BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardRooms } from './board-rooms.ts'
import type { PeopleElsewhere } from './people-elsewhere.ts'

/** The participants on boards at this moment, in all processes. */
export interface PeopleOnBoards {
  on(boardId: BoardId): ReadonlySet<AuthorId>
  boardIds(): readonly BoardId[]
}

export function createPeopleOnBoards(
  rooms: Pick<BoardRooms, 'get' | 'all'>,
  elsewhere: Pick<PeopleElsewhere, 'on' | 'boardIds'>,
): PeopleOnBoards {
  return {
    on(boardId) {
      const here = rooms.get(boardId)?.presence.gathered.own.values() ?? []
      return new Set([...elsewhere.on(boardId), ...[...here].map(({ authorId }) => authorId)])
    },
    boardIds: () => [...new Set([...elsewhere.boardIds(), ...[...rooms.all()].map(({ board }) => board.id)])],
  }
}
