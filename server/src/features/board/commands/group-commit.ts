import type { BoardId, CommandId } from '@retropulse/domain/kernel/ids'
import { type BoardLog, DuplicateCommand, type LogRow } from '../ports.ts'
import { type CommitDraft, draftCommit, type Submission } from './draft-commit.ts'
import { adoptRows, applyRows, type CommittedRow, type LiveBoard } from './live-board.ts'

export interface GroupCommitOptions {
  readonly log: BoardLog
  readonly now: () => number
  /** Called once rows are durable, in the order of their numbers, before anybody is answered. */
  readonly onCommitted: (
    board: LiveBoard,
    rows: readonly CommittedRow[],
    origin: 'here' | 'elsewhere',
  ) => void
  readonly onError: (error: unknown) => void
  /**
   * Milliseconds that a board rests after a commit, so that what arrives meanwhile is told with one message: the
   * more people have to be told, the more that saves.
   */
  readonly restAfter: (boardId: BoardId) => number
}

/** What waits for one board. */
interface Work {
  readonly board: LiveBoard
  submissions: Submission[]
  /** Rows that another process committed, as it told us. */
  inbox: LogRow[]
  /** The log may hold rows that we know nothing of. */
  isStale: boolean
}

export interface GroupCommit {
  submit(board: LiveBoard, submission: Submission): void
  /** Rows from another process, or none: "look into the log". */
  catchUp(board: LiveBoard, rows: readonly LogRow[]): void
  isBusy(boardId: BoardId): boolean
  /** Resolves once nothing waits any more. */
  drain(): Promise<void>
}

/** Rows in one transaction at most: what waits longer than one commit is bounded in memory and in time. */
const COMMIT_ROWS_MAX = 1000
/** Milliseconds until a database that failed is asked again. */
const RETRY_MS = 500

/**
 * One commit at a time for all boards of this process. What arrives while a commit is under way forms the
 * next one, so the more there is to do, the less each costs; and an idle board commits at once.
 */
export function createGroupCommit(options: GroupCommitOptions): GroupCommit {
  const { log, now, onCommitted, onError, restAfter } = options
  const waiting = new Map<BoardId, Work>()
  const inCommit = new Set<BoardId>()
  /** When boards that were told of something may be told of more, by the clock that never jumps. */
  const restsUntil = new Map<BoardId, number>()
  let running: Promise<void> | null = null
  let lookAgain: (() => void) | null = null

  function workFor(board: LiveBoard): Work {
    const known = waiting.get(board.id)
    if (known !== undefined) return known
    const work: Work = { board, submissions: [], inbox: [], isStale: false }
    waiting.set(board.id, work)
    return work
  }

  function wake(): void {
    lookAgain?.()
    running ??= run().finally(() => {
      running = null
      if (waiting.size > 0) wake()
    })
  }

  async function run(): Promise<void> {
    // Whatever else arrives in this turn of the event loop joins the first commit.
    await Promise.resolve()
    while (waiting.size > 0) {
      const due = await awaitDue()
      const round = due.map(takeRound)
      for (const work of round) inCommit.add(work.board.id)
      try {
        await Promise.all(round.map(learn))
        await commit(round.filter((work) => work.submissions.length > 0))
      } catch (error) {
        onError(error)
        await giveUp(round)
      }
      inCommit.clear()
    }
  }

  /** What may be committed now; waits until there is something. */
  async function awaitDue(): Promise<readonly Work[]> {
    for (;;) {
      const at = performance.now()
      for (const [boardId, until] of restsUntil) if (until <= at) restsUntil.delete(boardId)
      const works = [...waiting.values()]
      const due = works.filter(({ board }) => !restsUntil.has(board.id))
      if (due.length > 0 || works.length === 0) return due
      const first = Math.min(...works.map(({ board }) => restsUntil.get(board.id) ?? at))
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, first - at)
        // Another board has something, which need not wait for this one.
        lookAgain = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  /** Takes what one commit may hold out of the queue. */
  function takeRound(work: Work): Work {
    const round = { ...work, submissions: work.submissions.slice(0, COMMIT_ROWS_MAX) }
    work.submissions = work.submissions.slice(COMMIT_ROWS_MAX)
    work.inbox = []
    work.isStale = false
    if (work.submissions.length === 0) waiting.delete(work.board.id)
    return round
  }

  /** Takes over what other processes committed. */
  async function learn({ board, inbox, isStale }: Work): Promise<void> {
    const told = inbox.filter((row) => row.seq > board.at.seq)
    const isGapless = told.every((row, at) => row.seq === board.at.seq + 1 + at)
    takeOver(board, !isStale && isGapless ? told : await log.loadRows(board.id, board.at.seq))
  }

  async function commit(round: readonly Work[]): Promise<void> {
    let drafts = draftAll(round)
    if (await learnDone(round, refusedIn(drafts))) drafts = draftAll(round)
    const appends = drafts.map((draft) => draft.append).filter((append) => append.rows.length > 0)
    try {
      const written = appends.length === 0 ? new Set<BoardId>() : await log.append(appends)
      round.forEach((work, at) => settle(work, drafts[at], written))
    } catch (error) {
      if (!(error instanceof DuplicateCommand)) throw error
      await learnDone(
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
      const rest = restAfter(work.board.id)
      if (rest > 0) restsUntil.set(work.board.id, performance.now() + rest)
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
   * Somebody may repeat commands that we do not remember, after a restart or a long absence: learns from the
   * log where they stand. True when there were any. Without this a note that is stored could be answered
   * with "there is one of this id already", and its author told that it was refused.
   */
  async function learnDone(round: readonly Work[], suspects: readonly Submission[]): Promise<boolean> {
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
   * The database failed, and whether it wrote is not known. Nobody is told yes; the senders repeat their
   * commands, and the boards look into the log before they decide anything else.
   */
  async function giveUp(round: readonly Work[]): Promise<void> {
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
