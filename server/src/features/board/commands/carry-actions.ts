import type { CommandReply } from '@retropulse/contract/board-room'
import type { CarryAction } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import type { ActionId, TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardAt, TeamActions } from '../ports.ts'
import { actionsToCarry, CARRIER, carryId } from './actions-to-carry.ts'
import type { BoardEngine } from './board-engine.ts'
import { changesActions } from './changes-actions.ts'
import type { LiveBoard } from './live-board.ts'
import { oneAtATime } from './one-at-a-time.ts'

export interface ActionCarrierOptions {
  readonly engine: Pick<BoardEngine, 'liveOf' | 'submit' | 'onCommitted'>
  readonly teamActions: TeamActions
  /** A team's actions were changed by this process; the others want to know. */
  readonly onChanged: (teamId: TeamId) => void
  readonly onError: (error: unknown) => void
}

/** Brings what happens to an action on one board of a team to the others that are in use here (D15). */
export interface ActionCarrier {
  /**
   * Somebody comes to a board. Resolves once it has what the team has; at once when it had that before, and what has
   * changed since follows. Never rejects: a board that could not be brought up to date is used as it is.
   */
  cameTo(board: LiveBoard): Promise<void>
  /** A team's actions were changed by another process. */
  teamChanged(teamId: TeamId): void
  close(): void
}

/**
 * How often the table is compared with the boards in one go. The second time finds nothing as a rule; more are needed
 * only when people change the same actions at that moment, and then each of them sets off the next go.
 */
const ROUNDS_MAX = 10

export function createActionCarrier(options: ActionCarrierOptions): ActionCarrier {
  const { engine, teamActions, onChanged, onError } = options
  /** Answers whether all boards of the team have now what the team has. */
  const bringUpToDate = oneAtATime((teamId: TeamId) =>
    carryAll(teamId).catch((error: unknown) => {
      onError(error)
      return false
    }),
  )
  /** For each board in memory, when it was brought up to date for the first time. */
  const first = new WeakMap<LiveBoard, Promise<void>>()
  let isClosed = false

  async function carryAll(teamId: TeamId): Promise<boolean> {
    // Boards of the same commit are told of it in the same turn of the event loop.
    await Promise.resolve()
    for (let round = 0; round < ROUNDS_MAX && !isClosed; round += 1) {
      const submitted = await carryOnce(teamId)
      const replies = await Promise.all(submitted)
      if (replies.length === 0) return true
      if (!replies.every(({ ok }) => ok)) return false
    }
    return false
  }

  /** The boards are looked at before the table is, so that it is never older than they are. */
  async function carryOnce(teamId: TeamId): Promise<readonly Promise<CommandReply>[]> {
    const before = engine.liveOf(teamId).map((board) => ({ board, at: board.at }))
    if (before.length === 0) return []
    const team = await teamActions.listOf(teamId, [...new Set(before.flatMap(({ at }) => idsOn(at.state)))])
    if (isClosed) return []
    // A board that was let go of meanwhile must not be written from here: it may be open anew.
    const live = new Set(engine.liveOf(teamId))
    return before
      .filter(({ board }) => live.has(board))
      .flatMap(({ board, at }) =>
        actionsToCarry(at.state, team).map((command) => submit(board, teamId, at, command)),
      )
  }

  function submit(
    board: LiveBoard,
    teamId: TeamId,
    at: BoardAt,
    command: CarryAction,
  ): Promise<CommandReply> {
    return new Promise((reply) => {
      engine.submit(board, {
        envelope: { id: carryId(teamId, at, command), command },
        actor: CARRIER,
        editedByOthers: () => new Set(),
        isStillMeant: (state) => knowsTheSame(state, at.state, command.action.id),
        reply,
      })
    })
  }

  engine.onCommitted(({ teamId }, rows, origin) => {
    if (teamId === null || isClosed || !rows.some(changesActions)) return
    void bringUpToDate(teamId)
    if (origin === 'here') onChanged(teamId)
  })

  return {
    cameTo(board) {
      const { teamId } = board
      if (teamId === null || isClosed) return Promise.resolve()
      const attempt = bringUpToDate(teamId)
      const known = first.get(board)
      if (known !== undefined) return known
      const done = attempt.then((isUpToDate) => {
        if (!isUpToDate) first.delete(board)
      })
      first.set(board, done)
      return done
    },
    teamChanged(teamId) {
      if (!isClosed) void bringUpToDate(teamId)
    },
    close() {
      isClosed = true
    },
  }
}

/**
 * False when the board has got to know more of the action since it was compared with the table: what the table said
 * then may be older than that.
 */
function knowsTheSame(now: BoardState, before: BoardState, id: ActionId): boolean {
  const isSame = now.actions.get(id) === before.actions.get(id)
  return isSame && now.trash.actions.get(id) === before.trash.actions.get(id)
}

/** Every action that a board knows, those in the trash included. */
function idsOn({ actions, trash }: BoardState): readonly ActionId[] {
  return [...actions.values(), ...trash.actions.values()].map(({ id }) => id)
}
