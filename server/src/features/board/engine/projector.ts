import type { BoardState } from '@retropulse/domain/board/state'
import type { ActionId, TeamId } from '@retropulse/domain/kernel/ids'
import { type PseudonymOf, type Viewer, visibleBoard } from '@retropulse/domain/board/visible-board'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { forEachIsolated } from '@retropulse/domain/kernel/for-each-isolated'
import type { BoardEngine } from './board-engine.ts'
import type { LiveBoard } from './live-board.ts'

/**
 * A board as all who may enter it may see it, without names of people; read models are made from it. Authors are
 * pseudonyms, masked texts are masked, and votes of a running secret vote are not counted (INSIGHT-23, VOTE-32).
 */
export interface PublicBoard {
  readonly id: BoardId
  readonly teamId: TeamId
  /** The sequence number at which the board looks like this. */
  readonly seq: number
  readonly board: BoardState
  /** Every action item that the board knows; those of the team's other boards are not in `board` (ACTION-21). */
  readonly actionIds: readonly ActionId[]
}

/** A read model that follows the boards of teams, a moment behind them (INSIGHT-23). */
export interface BoardProjection {
  /** Name and version of the read model; under a new version all boards are read again. */
  readonly name: string
  /** Writes the board and moves the cursor in one transaction; nothing when the cursor stands there already. */
  readonly write: (board: PublicBoard) => Promise<void>
}

/** How far behind the boards the read models are. */
export interface ProjectionCursors {
  /** Boards that a read model has not caught up with, those that changed last first. */
  lagging(projection: string, limit: number): Promise<readonly BoardId[]>
}

export interface ProjectorOptions {
  readonly engine: Pick<BoardEngine, 'open'>
  readonly projectionCursors: ProjectionCursors
  readonly pseudonymsOn: (boardId: BoardId) => PseudonymOf
  readonly onError: (error: unknown) => void
}

/** Brings read models up to date, a moment after the boards change (INSIGHT-23). */
export interface Projector {
  /** Registers a read model. */
  add(projection: BoardProjection): void
  /** A board was changed by this process. */
  changed(boardId: BoardId): void
  /** Finds boards that a read model has not caught up with: left by another process, or new to the model. */
  catchUp(): Promise<void>
  /** Finishes the current board; the next catch-up, of any process, finds the others. */
  close(): Promise<void>
}

/** The viewer who may see the least. */
export const ANONYMOUS_VIEWER: Viewer = { seesAuthors: false, seesAssignees: false, authorIds: [] }

/** A board as all who may enter it may see it. */
export function publicView(
  { id, at }: LiveBoard,
  pseudonymsOn: ProjectorOptions['pseudonymsOn'],
): BoardState {
  return visibleBoard(at.state, ANONYMOUS_VIEWER, pseudonymsOn(id))
}

/** How often a board that changes all the time is projected. */
const PAUSE_MS = 1000
const BOARDS_AT_ONCE = 50
/** Rounds of one catch-up: a board that always fails would be found again without end. */
const ROUNDS = 20

export function createProjector({
  engine,
  projectionCursors,
  pseudonymsOn,
  onError,
}: ProjectorOptions): Projector {
  const projections: BoardProjection[] = []
  const waiting = new Set<BoardId>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  let isClosed = false

  /** Runs one job after the other: read models may lag, while participants on boards must not wait. */
  function run(work: () => Promise<void>): Promise<void> {
    running = running.then(work).catch(onError)
    return running
  }

  /** A failure is left to the next catch-up, and holds up neither other boards nor other read models. */
  async function project(boardId: BoardId, wanted: readonly BoardProjection[]): Promise<void> {
    if (isClosed) return
    const live = await engine.open(boardId)
    if (live === null || live.teamId === null) return
    const { teamId } = live
    const { seq, state } = live.at
    const board = publicView(live, pseudonymsOn)
    const actionIds = state.actions.values().map(({ id }) => id)
    const write = (projection: BoardProjection) =>
      projection.write({ id: boardId, teamId, seq, board, actionIds })
    await forEachIsolated(wanted, write, onError)
  }

  async function projectWaiting(): Promise<void> {
    const boardIds = [...waiting]
    waiting.clear()
    await forEachIsolated(boardIds, (boardId) => project(boardId, projections), onError)
  }

  async function catchUpWith(projection: BoardProjection): Promise<void> {
    for (let round = 0; round < ROUNDS && !isClosed; round += 1) {
      const boardIds = await projectionCursors.lagging(projection.name, BOARDS_AT_ONCE)
      await forEachIsolated(boardIds, (boardId) => project(boardId, [projection]), onError)
      if (boardIds.length < BOARDS_AT_ONCE) return
    }
  }

  return {
    add(projection) {
      projections.push(projection)
    },
    changed(boardId) {
      if (projections.length === 0 || isClosed) return
      waiting.add(boardId)
      timer ??= setTimeout(() => {
        timer = undefined
        void run(projectWaiting)
      }, PAUSE_MS)
    },
    catchUp: () =>
      run(async () => {
        await forEachIsolated(projections, catchUpWith, onError)
      }),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
