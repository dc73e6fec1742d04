import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Submission } from './draft-commit.ts'
import type { LiveBoard } from './live-board.ts'
import type { LogRow } from './log.ts'

/** The waiting work of one board. */
export interface Work {
  readonly board: LiveBoard
  submissions: Submission[]
  /** Rows that another process published. */
  inbox: LogRow[]
  /** The log may hold rows that this process does not know. */
  isStale: boolean
  /** The end of the board when the log last refused these rows, since it ends elsewhere; null: it did not. */
  refusedAt: number | null
}

export interface CommitQueue {
  /** The waiting work of a board, to which more is added. */
  workOf(board: LiveBoard): Work
  has(boardId: BoardId): boolean
  isEmpty(): boolean
  /** Ends the wait of `due`: work for another board may have arrived, which need not wait for one that rests. */
  wake(): void
  /** Resolves to the work of the boards that do not rest, once there is any; to none when nothing waits. */
  due(): Promise<readonly Work[]>
  /** Takes at most one commit's worth of waiting work out of the queue. */
  takeBatch(work: Work): Work
  /** Puts work that was taken back in front of what came since. */
  putBack(work: Work): void
  /** Lets a board rest for so many milliseconds. */
  rest(boardId: BoardId, milliseconds: number): void
}

/** At most so many rows in one transaction, which bounds its memory and its time. */
const COMMIT_ROWS_MAX = 1000

/** The work of all boards that waits for a commit; boards that rest after one come later. */
export function createCommitQueue(): CommitQueue {
  const waiting = new Map<BoardId, Work>()
  /** Until when boards rest, by the monotonic clock. */
  const restUntil = new Map<BoardId, number>()
  let wakeEarly: (() => void) | null = null

  function workOf(board: LiveBoard): Work {
    const known = waiting.get(board.id)
    if (known !== undefined) return known
    const work: Work = { board, submissions: [], inbox: [], isStale: false, refusedAt: null }
    waiting.set(board.id, work)
    return work
  }

  return {
    workOf,
    has: (boardId) => waiting.has(boardId),
    isEmpty: () => waiting.size === 0,
    wake: () => wakeEarly?.(),
    async due() {
      for (;;) {
        const at = performance.now()
        for (const [boardId, until] of restUntil) if (until <= at) restUntil.delete(boardId)
        const works = [...waiting.values()]
        const due = works.filter(({ board }) => !restUntil.has(board.id))
        if (due.length > 0 || works.length === 0) return due
        const first = Math.min(...works.map(({ board }) => restUntil.get(board.id) ?? at))
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, first - at)
          wakeEarly = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    },
    takeBatch(work) {
      const batch = { ...work, submissions: work.submissions.slice(0, COMMIT_ROWS_MAX) }
      work.submissions = work.submissions.slice(COMMIT_ROWS_MAX)
      work.inbox = []
      work.isStale = false
      work.refusedAt = null
      if (work.submissions.length === 0) waiting.delete(work.board.id)
      return batch
    },
    putBack({ board, submissions, isStale, refusedAt }) {
      const work = workOf(board)
      work.submissions = [...submissions, ...work.submissions]
      work.isStale ||= isStale
      work.refusedAt = refusedAt
    },
    rest(boardId, milliseconds) {
      if (milliseconds > 0) restUntil.set(boardId, performance.now() + milliseconds)
    },
  }
}
