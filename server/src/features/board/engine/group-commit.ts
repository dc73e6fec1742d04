import type { BoardId, CommandId } from '@retropulse/domain/kernel/ids'
import { type BoardLog, DuplicateCommand, type LogRow } from './log.ts'
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

/** The waiting work of one board. */
interface Work {
  readonly board: LiveBoard
  submissions: Submission[]
  /** Rows that another process published. */
  inbox: LogRow[]
  /** The log may hold rows that this process does not know. */
  isStale: boolean
}

export interface GroupCommit {
  submit(board: LiveBoard, submission: Submission): void
  /** Rows of another process; none: read them from the log. */
  catchUp(board: LiveBoard, rows: readonly LogRow[]): void
  isBusy(boardId: BoardId): boolean
  /** Resolves once no work is waiting. */
  drain(): Promise<void>
}

/** At most so many rows in one transaction, which bounds its memory and its time. */
const COMMIT_ROWS_MAX = 1000
/** Milliseconds before the retry after a failure of the database. */
const RETRY_MS = 500

/**
 * One commit at a time for all boards of this process. Commands that arrive during a commit form the next one: batches
 * grow with the load, each command costs less, and an idle board commits at once.
 */
export function createGroupCommit(options: GroupCommitOptions): GroupCommit {
  const { log, now, onCommitted, onError, throttleMs } = options
  const waiting = new Map<BoardId, Work>()
  const inCommit = new Set<BoardId>()
  /** Until when boards rest after a commit, by the monotonic clock. */
  const throttledUntil = new Map<BoardId, number>()
  let running: Promise<void> | null = null
  let wakeEarly: (() => void) | null = null

  function workFor(board: LiveBoard): Work {
    const known = waiting.get(board.id)
    if (known !== undefined) return known
    const work: Work = { board, submissions: [], inbox: [], isStale: false }
    waiting.set(board.id, work)
    return work
  }

  function wake(): void {
    wakeEarly?.()
    running ??= run().finally(() => {
      running = null
      if (waiting.size > 0) wake()
    })
  }

  async function run(): Promise<void> {
    // Commands that arrive in the same turn of the event loop join the first commit.
    await Promise.resolve()
    while (waiting.size > 0) {
      const due = await awaitDue()
      const round = due.map(takeBatch)
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

  /** Resolves to the boards that may be committed now, once there are any. */
  async function awaitDue(): Promise<readonly Work[]> {
    for (;;) {
      const at = performance.now()
      for (const [boardId, until] of throttledUntil) if (until <= at) throttledUntil.delete(boardId)
      const works = [...waiting.values()]
      const due = works.filter(({ board }) => !throttledUntil.has(board.id))
      if (due.length > 0 || works.length === 0) return due
      const first = Math.min(...works.map(({ board }) => throttledUntil.get(board.id) ?? at))
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, first - at)
        // Work for another board arrived, which need not wait for this one.
        wakeEarly = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  /** Takes at most one commit's worth of work out of the queue. */
  function takeBatch(work: Work): Work {
    const round = { ...work, submissions: work.submissions.slice(0, COMMIT_ROWS_MAX) }
    work.submissions = work.submissions.slice(COMMIT_ROWS_MAX)
    work.inbox = []
    work.isStale = false
    if (work.submissions.length === 0) waiting.delete(work.board.id)
    return round
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
      for (const work of round) requeue({ ...work, isStale: true })
    }
  }

  function settle(work: Work, draft: CommitDraft | undefined, written: ReadonlySet<BoardId>): void {
    if (draft === undefined) return
    if (draft.append.rows.length > 0 && !written.has(work.board.id))
      return requeue({ ...work, isStale: true })
    adoptRows(work.board, draft.rows)
    if (draft.rows.length > 0) {
      onCommitted(work.board, draft.rows, 'here')
      const rest = throttleMs(work.board.id)
      if (rest > 0) throttledUntil.set(work.board.id, performance.now() + rest)
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

  function requeue({ board, submissions, isStale }: Work): void {
    const work = workFor(board)
    work.submissions = [...submissions, ...work.submissions]
    work.isStale ||= isStale
  }

  /**
   * The database failed, and it is not known whether it wrote. No command is acknowledged (CONN-29): clients send
   * their commands again, and the boards read the log before they decide anything else.
   */
  async function failBatch(round: readonly Work[]): Promise<void> {
    for (const work of round) {
      for (const submission of work.submissions) submission.reply({ ok: false, code: 'unavailable' })
      workFor(work.board).isStale = true
    }
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
    })
  }

  return {
    submit(board, submission) {
      workFor(board).submissions.push(submission)
      wake()
    },
    catchUp(board, rows) {
      const work = workFor(board)
      work.inbox.push(...rows)
      work.isStale ||= rows.length === 0
      wake()
    },
    isBusy: (boardId) => waiting.has(boardId) || inCommit.has(boardId),
    async drain() {
      while (running !== null) await running
    },
  }
}

function refusedIn(drafts: readonly CommitDraft[]): readonly Submission[] {
  const refused = drafts.flatMap((draft) => draft.replies.filter(({ reply }) => !reply.ok))
  return refused.map(({ submission }) => submission)
}
