import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardLog, LogRow } from './log.ts'
import type { Submission } from './draft-commit.ts'
import { createGroupCommit } from './group-commit.ts'
import type { CommittedRow, LiveBoard } from './live-board.ts'
import { createLiveBoards } from './live-boards.ts'

/** Called with rows that became durable, whichever process wrote them. */
export type CommitListener = (
  board: LiveBoard,
  rows: readonly CommittedRow[],
  origin: 'here' | 'elsewhere',
) => void

export interface BoardEngineOptions {
  readonly log: BoardLog
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
  /** Milliseconds that a board rests after a commit (see group-commit.ts); none when omitted. */
  readonly throttleMs?: (boardId: BoardId) => number
}

/** The boards in memory, and the only way to change boards. */
export interface BoardEngine {
  /** Null when there is no such board. */
  open(boardId: BoardId): Promise<LiveBoard | null>
  /** The boards of a team that are in memory. */
  liveOf(teamId: TeamId): readonly LiveBoard[]
  submit(board: LiveBoard, submission: Submission): void
  onCommitted(listener: CommitListener): void
  /** Applies rows that another process wrote; a board that is not in memory is left alone. */
  receiveRows(boardId: BoardId, rows: readonly LogRow[]): void
  /** Looks into the log for rows that this process missed, for the boards given. */
  lookForMissed(boardIds: readonly BoardId[]): Promise<void>
  /** Saves snapshots of idle boards and drops them from memory. */
  sweep(isInUse: (boardId: BoardId) => boolean): Promise<void>
  /** Accepts nothing more, finishes waiting work for at most a few seconds, and saves snapshots (CONN-28). */
  close(): Promise<void>
}

/** Rows between two snapshots, which bounds the rows to read when a board is loaded, and the cost of snapshots. */
const SNAPSHOT_ROWS = 250
/** Milliseconds between two snapshots of one board, so that a board under load does not spend its time on them. */
const SNAPSHOT_PAUSE_MS = 5000
/** Milliseconds for which an opened board stays in memory, also if no participant has entered it yet. */
const IDLE_MS = 60_000
const CLOSE_TIMEOUT_MS = 5000

export function createBoardEngine(options: BoardEngineOptions): BoardEngine {
  const { log, now, onError, throttleMs = () => 0 } = options
  const boards = createLiveBoards(log)
  const listeners: CommitListener[] = []
  const snapshotAt = new Map<BoardId, number>()
  const openedAt = new Map<BoardId, number>()
  let isClosing = false
  const commits = createGroupCommit({
    log,
    now,
    onError,
    throttleMs,
    onCommitted(board, rows, origin) {
      for (const listener of listeners) listener(board, rows, origin)
      const isDue = board.at.seq - board.snapshotSeq >= SNAPSHOT_ROWS
      if (isDue && now() - (snapshotAt.get(board.id) ?? 0) >= SNAPSHOT_PAUSE_MS) void saveSnapshot(board)
    },
  })

  async function saveSnapshot(board: LiveBoard): Promise<void> {
    const { at } = board
    if (at.seq === board.snapshotSeq) return
    const before = board.snapshotSeq
    board.snapshotSeq = at.seq
    snapshotAt.set(board.id, now())
    try {
      await log.saveSnapshot(at)
    } catch (error) {
      board.snapshotSeq = before
      onError(error)
    }
  }

  return {
    open(boardId) {
      openedAt.set(boardId, now())
      return boards.open(boardId)
    },
    liveOf: (teamId) => boards.all().filter((board) => board.teamId === teamId),
    submit(board, submission) {
      // Not answered any more: connections are about to be cut, and clients send unanswered commands again.
      if (!isClosing) commits.submit(board, submission)
    },
    onCommitted(listener) {
      listeners.push(listener)
    },
    receiveRows(boardId, rows) {
      const board = boards.get(boardId)
      if (board !== undefined) commits.catchUp(board, rows)
    },
    async lookForMissed(boardIds) {
      const heads = await log.headsOf(boardIds)
      for (const boardId of boardIds) {
        const board = boards.get(boardId)
        if (board !== undefined && (heads.get(boardId) ?? 0) > board.at.seq) commits.catchUp(board, [])
      }
    },
    async sweep(isInUse) {
      for (const boardId of boards.ids()) {
        const board = boards.get(boardId)
        const wasJustOpened = now() - (openedAt.get(boardId) ?? 0) < IDLE_MS
        if (board === undefined || isInUse(boardId) || wasJustOpened) continue
        await saveSnapshot(board)
        // A participant may have joined while the snapshot was written.
        if (isInUse(boardId) || commits.isBusy(boardId) || board.snapshotSeq !== board.at.seq) continue
        boards.forget(boardId)
        snapshotAt.delete(boardId)
        openedAt.delete(boardId)
      }
    },
    async close() {
      isClosing = true
      const timeout = new Promise((resolve) => {
        setTimeout(resolve, CLOSE_TIMEOUT_MS).unref()
      })
      await Promise.race([commits.drain(), timeout])
      await Promise.race([Promise.all(boards.ids().map((id) => saveIfLive(id))), timeout])
    },
  }

  function saveIfLive(boardId: BoardId): Promise<void> {
    const board = boards.get(boardId)
    return board === undefined ? Promise.resolve() : saveSnapshot(board)
  }
}
