import type { BoardId, CommandId } from '@retropulse/domain/kernel/ids'
import type { CommandReply } from '@retropulse/contract/board-room'
import { type BoardAppend, type BoardLog, DuplicateCommand, type LogRow } from './log.ts'
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

/** Milliseconds before the retry after a failure of the database, or of one board. */
const RETRY_MS = 500

/** The works of one round whose submissions are not answered yet. */
type Round = Set<Work>

interface Drafted {
  readonly work: Work
  readonly draft: CommitDraft
}

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
      const round: Round = new Set(due.map((work) => queue.takeBatch(work)))
      for (const work of round) inCommit.add(work.board.id)
      try {
        await catchUpFromLog(round)
        await commit(round)
      } catch (error) {
        onError(error)
        await failRound(round)
      }
      inCommit.clear()
    }
  }

  /** Applies the rows that other processes committed. */
  async function catchUpFromLog(round: Round): Promise<void> {
    const missed = await Promise.all(
      [...round].map(async (work) => ({ work, rows: await missedRowsOf(work) })),
    )
    for (const { work, rows } of missed) {
      attempt(work, round, () => takeOver(work.board, rows))
      if (work.submissions.length === 0) round.delete(work)
    }
  }

  async function missedRowsOf({ board, inbox, isStale }: Work): Promise<readonly LogRow[]> {
    const received = inbox.filter((row) => row.seq > board.at.seq)
    const isGapless = received.every((row, at) => row.seq === board.at.seq + 1 + at)
    return !isStale && isGapless ? received : log.loadRows(board.id, board.at.seq)
  }

  async function commit(round: Round): Promise<void> {
    let drafts = draftAll(round)
    if (await catchUpOnDuplicates(round, refusedIn(drafts))) drafts = draftAll(round)
    const appends = drafts.map(({ draft }) => draft.append).filter((append) => append.rows.length > 0)
    const written = appends.length === 0 ? new Set<BoardId>() : await write(appends)
    if (written !== null) {
      for (const drafted of drafts) settle(drafted, round, written)
      return
    }
    const all = [...round].flatMap((work) => work.submissions)
    if (!(await catchUpOnDuplicates(round, all))) return commitOneByOne(drafts, round)
    for (const work of round) queue.putBack({ ...work, isStale: true })
  }

  /**
   * The log of some board has a row of these and does not show it, so that deciding again would change nothing: that
   * board fails, and the others commit.
   */
  async function commitOneByOne(drafts: readonly Drafted[], round: Round): Promise<void> {
    for (const drafted of drafts) {
      const { work, draft } = drafted
      const written = draft.append.rows.length === 0 ? new Set<BoardId>() : await write([draft.append])
      if (written !== null) settle(drafted, round, written)
      else attempt(work, round, () => throwOutOfStep(work.board))
    }
  }

  /** Null: nothing was written, since a command is in the log already. */
  async function write(appends: readonly BoardAppend[]): Promise<ReadonlySet<BoardId> | null> {
    try {
      return await log.append(appends)
    } catch (error) {
      if (error instanceof DuplicateCommand) return null
      throw error
    }
  }

  function settle({ work, draft }: Drafted, round: Round, written: ReadonlySet<BoardId>): void {
    round.delete(work)
    if (draft.append.rows.length > 0 && !written.has(work.board.id)) return decideAgain(work, round)
    const isAdopted = attempt(work, round, () => {
      adoptRows(work.board, draft.rows)
      if (draft.rows.length === 0) return
      onCommitted(work.board, draft.rows, 'here')
      queue.rest(work.board.id, throttleMs(work.board.id))
    })
    if (isAdopted) for (const { submission, reply } of draft.replies) answer(submission, reply)
  }

  /**
   * Another process wrote first: the next round reads its rows and decides again. If there were none to read, as from a
   * database that lost rows, trying on would never end.
   */
  function decideAgain(work: Work, round: Round): void {
    const { seq } = work.board.at
    attempt(work, round, () => {
      if (work.refusedAt === seq) throwOutOfStep(work.board)
      queue.putBack({ ...work, isStale: true, refusedAt: seq })
    })
  }

  function takeOver(board: LiveBoard, rows: readonly LogRow[]): void {
    const applied = applyRows(board, rows)
    if (applied.length > 0) onCommitted(board, applied, 'elsewhere')
  }

  function draftAll(round: Round): readonly Drafted[] {
    const drafts: Drafted[] = []
    for (const work of round)
      attempt(work, round, () => {
        drafts.push({ work, draft: draftCommit(work.board, work.submissions, now(), onError) })
      })
    return drafts
  }

  /**
   * Does one board's part of a round. If it throws, because the log of the board has a gap or its rows fail, that
   * board alone is taken out of the round; the other boards commit. False when it threw.
   */
  function attempt(work: Work, round: Round, part: () => void): boolean {
    try {
      part()
      return true
    } catch (error) {
      onError(error)
      round.delete(work)
      fail(work)
      queue.rest(work.board.id, RETRY_MS)
      return false
    }
  }

  function answer(submission: Submission, reply: CommandReply): void {
    try {
      submission.reply(reply)
    } catch (error) {
      onError(error)
    }
  }

  /**
   * Clients may repeat commands that this process has forgotten, after a restart or a long absence: reads from the log
   * which are done. True when there were any. Without this, repeating a note that is stored would be refused with
   * `id-taken`, and its author is notified that it was not saved.
   */
  async function catchUpOnDuplicates(round: Round, suspects: readonly Submission[]): Promise<boolean> {
    const asked = new Set(suspects)
    const found = await Promise.all(
      [...round].map(async ({ board, submissions }) => {
        const ids = submissions.filter((one) => asked.has(one)).map((one) => one.envelope.id)
        const places = ids.length === 0 ? new Map<CommandId, number>() : await log.findCommands(board.id, ids)
        const news = [...places].filter(([id]) => !board.done.has(id))
        for (const [id, seq] of news) board.done.set(id, seq)
        return news.length > 0
      }),
    )
    return found.includes(true)
  }

  /** The database failed, and it is not known whether it wrote. */
  async function failRound(round: Round): Promise<void> {
    for (const work of round) fail(work)
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
    })
  }

  /**
   * No command is acknowledged (CONN-29): clients send their commands again, and the board reads the log before it
   * decides anything else.
   */
  function fail({ board, submissions }: Work): void {
    for (const submission of submissions) answer(submission, { ok: false, code: 'unavailable' })
    queue.workOf(board).isStale = true
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

function refusedIn(drafts: readonly Drafted[]): readonly Submission[] {
  const refused = drafts.flatMap(({ draft }) => draft.replies.filter(({ reply }) => !reply.ok))
  return refused.map(({ submission }) => submission)
}

function throwOutOfStep({ id, at }: LiveBoard): never {
  throw new Error(`the log of board ${id} does not go on from ${at.seq}, where the board in memory ends`)
}
