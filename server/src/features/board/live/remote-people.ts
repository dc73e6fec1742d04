import type { AuthorId, BoardId } from '@retropulse/domain/kernel/ids'

/** The participants on boards in other processes, also on boards without a room in this process. */
export interface RemotePeople {
  /** Replaces the participants that another process has on a board. `at`: milliseconds since 1970. */
  replace(node: string, boardId: BoardId, people: readonly AuthorId[], at: number): void
  /** Forgets what processes reported before a time. */
  forgetBefore(time: number): void
  on(boardId: BoardId): ReadonlySet<AuthorId>
  boardIds(): readonly BoardId[]
}

export function createRemotePeople(): RemotePeople {
  const boards = new Map<BoardId, Map<string, Reported>>()

  function remove(boardId: BoardId, node: string): void {
    const nodes = boards.get(boardId)
    nodes?.delete(node)
    if (nodes?.size === 0) boards.delete(boardId)
  }

  return {
    replace(node, boardId, people, at) {
      if (people.length === 0) return remove(boardId, node)
      const nodes = boards.get(boardId) ?? new Map<string, Reported>()
      boards.set(boardId, nodes.set(node, { people, at }))
    },
    forgetBefore(time) {
      for (const [boardId, nodes] of boards)
        for (const [node, { at }] of nodes) if (at < time) remove(boardId, node)
    },
    on: (boardId) => new Set([...(boards.get(boardId)?.values() ?? [])].flatMap(({ people }) => people)),
    boardIds: () => [...boards.keys()],
  }
}

interface Reported {
  readonly people: readonly AuthorId[]
  /** Milliseconds since 1970. */
  readonly at: number
}
