import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { BoardTrash } from '../ports.ts'

export interface PurgeBoardsPorts {
  readonly trash: Pick<BoardTrash, 'deletedBefore' | 'purge'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const BOARDS_AT_ONCE = 50

/**
 * Forgets for good the boards that were in the trash for 30 days, themselves or with their team (D27); one transaction each,
 * so that what is done is done. Answers how many.
 */
export async function purgeBoards({ trash, now }: PurgeBoardsPorts): Promise<number> {
  const before = now() - TRASH_MS
  let purged = 0
  for (;;) {
    const boardIds = await trash.deletedBefore(before, BOARDS_AT_ONCE)
    for (const boardId of boardIds) await trash.purge(boardId, before)
    purged += boardIds.length
    if (boardIds.length < BOARDS_AT_ONCE) return purged
  }
}
