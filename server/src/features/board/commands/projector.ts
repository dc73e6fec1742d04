import { type PseudonymOf, visibleBoard } from '@retropulse/domain/board/visible-board'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardProjection, Followers } from '../ports.ts'
import { NOBODY } from '../queries/look-at-board.ts'
import type { BoardEngine } from './board-engine.ts'

export interface ProjectorOptions {
  readonly engine: Pick<BoardEngine, 'open'>
  readonly followers: Followers
  readonly pseudonymsOn: (boardId: BoardId) => PseudonymOf
  readonly onError: (error: unknown) => void
}

/** Brings read models up to date, a moment after the boards that they follow. */
export interface Projector {
  /** From now on this read model is kept up to date. */
  add(projection: BoardProjection): void
  /** A board was changed by this process. */
  changed(boardId: BoardId): void
  /** Looks for boards that a read model is behind of: what another process left undone, and what is new to the model. */
  catchUp(): Promise<void>
  /** Finishes the board at hand; what is left is found by whoever catches up next. */
  close(): Promise<void>
}

/** A board that changes all the time is looked at this often. */
const PAUSE_MS = 1000
const BOARDS_AT_ONCE = 50
/** Then others have their turn: a board that cannot be brought up to date would be found again for ever. */
const ROUNDS = 20

export function createProjector({ engine, followers, pseudonymsOn, onError }: ProjectorOptions): Projector {
  const projections: BoardProjection[] = []
  const waiting = new Set<BoardId>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  let isClosed = false

  /** One after the other: read models are in no hurry, and people on boards are. */
  function run(work: () => Promise<void>): Promise<void> {
    running = running.then(work).catch(onError)
    return running
  }

  /** What fails is found by whoever catches up next; it keeps neither other boards nor other read models waiting. */
  async function project(boardId: BoardId, wanted: readonly BoardProjection[]): Promise<void> {
    if (isClosed) return
    try {
      const live = await engine.open(boardId)
      if (live === null || live.teamId === null) return
      const { teamId } = live
      const { seq, state } = live.at
      const board = visibleBoard(state, NOBODY, pseudonymsOn(boardId))
      const actionIds = state.actions.values().map(({ id }) => id)
      for (const { write } of wanted)
        await write({ id: boardId, teamId, seq, board, actionIds }).catch(onError)
    } catch (error) {
      onError(error)
    }
  }

  async function projectWaiting(): Promise<void> {
    const boardIds = [...waiting]
    waiting.clear()
    for (const boardId of boardIds) await project(boardId, projections)
  }

  async function catchUpWith(projection: BoardProjection): Promise<void> {
    for (let round = 0; round < ROUNDS && !isClosed; round += 1) {
      const boardIds = await followers.behind(projection.name, BOARDS_AT_ONCE)
      for (const boardId of boardIds) await project(boardId, [projection])
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
        for (const projection of projections) await catchUpWith(projection)
      }),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
