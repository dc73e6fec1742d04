import type { BoardId, CommandId } from '@retropulse/domain/kernel/ids'
import { type BoardLog, DuplicateCommand, type LogRow } from './log.ts'
import { createCommitQueue, type Work } from './commit-queue.ts'
import { type CommitDraft, draftCommit, type Submission } from './draft-commit.ts'
import { adoptRows, applyRows, type CommittedRow, type LiveBoard } from './live-board.ts'

export interface GroupCommitOptions {
  readonly log: BoardLog
  readonly now: () => number
  /** Called once rows are durable, in the order of their sequence numbers, before any command is answered. */
  readonly onCommitted: (
    board: LiveBoard,
    rows: readonly CommittedRow[],
    origin: 'here' | 'elsewhere',
  ) => void
  readonly onError: (error: unknown) => void
  /**
   * Milliseconds that a board rests after a commit, so that later rows are batched into one broadcast: the more sockets
   * there are, the more that saves.
   */
  readonly throttleMs: (boardId: BoardId) => number
}

export interface GroupCommit {
  submit(board: LiveBoard, submission: Submission): void
  /** Rows of another process; none: read them from the log. */
  catchUp(board: LiveBoard, rows: readonly LogRow[]): void
  isBusy(boardId: BoardId): boolean
  /** Resolves once no work is waiting. */
  drain(): Promise<void>
}

/** Milliseconds before the retry after a failure of the database. */
const RETRY_MS = 500

/**
 * One commit at a time for all boards of this process. Commands that arrive during a commit form the next one: batches
 * grow with the load, each command costs less, and an idle board commits at once.
 */
export function createGroupCommit(options: GroupCommitOptions): GroupCommit {
  const { log, now, onCommitted, onError, throttleMs } = options
  const queue = createCommitQueue()
  const inCommit = new Set<BoardId>()
  let running: Promise<void> | null = null

  function wake(): void {
    queue.wake()
    running ??= run().finally(() => {
      running = null
      if (!queue.isEmpty()) wake()
    })
  }

  async function run(): Promise<void> {
    // Commands that arrive in the same turn of the event loop join the first commit.
    await Promise.resolve()
    while (!queue.isEmpty()) {
      const due = await queue.due()
      const round = due.map((work) => queue.takeBatch(work))
      for (const work of round) inCommit.add(work.board.id)
      try {
        await Promise.all(round.map(catchUpFromLog))
        await commit(round.filter((work) => work.submissions.length > 0))
      } catch (error) {
        onError(error)
        await failBatch(round)
      }
      inCommit.clear()
    }
  }

  /** Applies the rows that other processes committed. */
  async function catchUpFromLog({ board, inbox, isStale }: Work): Promise<void> {
    const received = inbox.filter((row) => row.seq > board.at.seq)
    const isGapless = received.every((row, at) => row.seq === board.at.seq + 1 + at)
    takeOver(board, !isStale && isGapless ? received : await log.loadRows(board.id, board.at.seq))
  }

  async function commit(round: readonly Work[]): Promise<void> {
    let drafts = draftAll(round)
    if (await catchUpOnDuplicates(round, refusedIn(drafts))) drafts = draftAll(round)
    const appends = drafts.map((draft) => draft.append).filter((append) => append.rows.length > 0)
    try {
      const written = appends.length === 0 ? new Set<BoardId>() : await log.append(appends)
      round.forEach((work, at) => settle(work, drafts[at], written))
    } catch (error) {
      if (!(error instanceof DuplicateCommand)) throw error
      await catchUpOnDuplicates(
        round,
        round.flatMap((work) => work.submissions),
      )
      for (const work of round) queue.putBack({ ...work, isStale: true })
    }
  }

  function settle(work: Work, draft: CommitDraft | undefined, written: ReadonlySet<BoardId>): void {
    if (draft === undefined) return
    if (draft.append.rows.length > 0 && !written.has(work.board.id))
      return queue.putBack({ ...work, isStale: true })
    adoptRows(work.board, draft.rows)
    if (draft.rows.length > 0) {
      onCommitted(work.board, draft.rows, 'here')
      queue.rest(work.board.id, throttleMs(work.board.id))
    }
    for (const { submission, reply } of draft.replies) submission.reply(reply)
  }

  function takeOver(board: LiveBoard, rows: readonly LogRow[]): void {
    const applied = applyRows(board, rows)
    if (applied.length > 0) onCommitted(board, applied, 'elsewhere')
  }

  function draftAll(round: readonly Work[]): readonly CommitDraft[] {
    return round.map((work) => draftCommit(work.board, work.submissions, now()))
  }

  /**
   * Clients may repeat commands that this process has forgotten, after a restart or a long absence: reads from the log
   * which are done. True when there were any. Without this, repeating a note that is stored would be refused with
   * `id-taken`, and its author is notified that it was not saved.
   */
  async function catchUpOnDuplicates(
    round: readonly Work[],
    suspects: readonly Submission[],
  ): Promise<boolean> {
    const asked = new Set(suspects)
    const found = await Promise.all(
      round.map(async ({ board, submissions }) => {
        const ids = submissions.filter((one) => asked.has(one)).map((one) => one.envelope.id)
        const places = ids.length === 0 ? new Map<CommandId, number>() : await log.findCommands(board.id, ids)
        for (const [id, seq] of places) board.done.set(id, seq)
        return places.size > 0
      }),
    )
    return found.includes(true)
  }

  /**
   * The database failed, and it is not known whether it wrote. No command is acknowledged (CONN-29): clients send
   * their commands again, and the boards read the log before they decide anything else.
   */
  async function failBatch(round: readonly Work[]): Promise<void> {
    for (const work of round) {
      for (const submission of work.submissions) submission.reply({ ok: false, code: 'unavailable' })
      queue.workOf(work.board).isStale = true
    }
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
    })
  }

  return {
    submit(board, submission) {
      queue.workOf(board).submissions.push(submission)
      wake()
    },
    catchUp(board, rows) {
      const work = queue.workOf(board)
      work.inbox.push(...rows)
      work.isStale ||= rows.length === 0
      wake()
    },
    isBusy: (boardId) => queue.has(boardId) || inCommit.has(boardId),
    async drain() {
      while (running !== null) await running
    },
  }
}

function refusedIn(drafts: readonly CommitDraft[]): readonly Submission[] {
  const refused = drafts.flatMap((draft) => draft.replies.filter(({ reply }) => !reply.ok))
  return refused.map(({ submission }) => submission)
}
