import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { BoardTrash } from '../store/board-trash.ts'
import { forEachPaged, type OnError } from '@retropulse/domain/kernel/for-each-isolated'

export interface PurgeBoardsPorts {
  readonly trash: Pick<BoardTrash, 'deletedBefore' | 'purge'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const BOARDS_AT_ONCE = 50

/**
 * Erases boards that were in the trash for 30 days, themselves or with their team (TRASH-19), each in a transaction of
 * its own, so that a failure does not undo the others. Returns how many.
 */
export async function purgeBoards({ trash, now }: PurgeBoardsPorts, onError: OnError): Promise<number> {
  const before = now() - TRASH_MS
  let purged = 0
  await forEachPaged({
    pageAfter: (boardId) => trash.deletedBefore(before, boardId, BOARDS_AT_ONCE),
    keyOf: (boardId) => boardId,
    async perform(boardId) {
      await trash.purge(boardId, before)
      purged += 1
    },
    onError,
  })
  return purged
}
