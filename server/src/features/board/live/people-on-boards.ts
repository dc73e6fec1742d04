import type { AuthorId, BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardRooms } from './board-rooms.ts'
import type { RemotePeople } from './remote-people.ts'

/** The participants on boards at this moment, in all processes. */
export interface PeopleOnBoards {
  on(boardId: BoardId): ReadonlySet<AuthorId>
  boardIds(): readonly BoardId[]
}

export function createPeopleOnBoards(
  rooms: Pick<BoardRooms, 'get' | 'all'>,
  remotePeople: Pick<RemotePeople, 'on' | 'boardIds'>,
): PeopleOnBoards {
  return {
    on(boardId) {
      const here = rooms.get(boardId)?.presence.clusterMap.own.values() ?? []
      return new Set([...remotePeople.on(boardId), ...[...here].map(({ authorId }) => authorId)])
    },
    boardIds: () => [
      ...new Set([...remotePeople.boardIds(), ...[...rooms.all()].map(({ board }) => board.id)]),
    ],
  }
}
