import type { CommandReply } from '@retropulse/contract/board-room'
import type { CarryAction } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import type { ActionId, TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardApi, BoardAt, LiveBoard, LogRow } from '../../board/api.ts'
import type { TeamActions } from '../store/team-actions.ts'
import { actionItemsToSync, SYNC_ACTOR, syncCommandId } from './action-items-to-sync.ts'
import { oneAtATime } from './one-at-a-time.ts'

export interface ActionItemSyncOptions {
  readonly engine: BoardApi['engine']
  readonly teamActions: TeamActions
  /** Whether a row of the log changes action items of the team. */
  readonly changesActions: (row: LogRow) => boolean
  /** This process changed action items of a team; other processes are to be notified. */
  readonly onChanged: (teamId: TeamId) => void
  readonly onError: (error: unknown) => void
}

/** Carries changes of an action item on one board to the team's other boards in this process (ACTION-17). */
export interface ActionItemSync {
  /**
   * Called when a participant joins a board. Resolves once the board has the action items of the team; at once when it
   * was brought up to date before, and later changes follow. Never rejects: a board that could not be updated is used
   * as it is.
   */
  ensureSynced(board: LiveBoard): Promise<void>
  /** Another process changed action items of a team. */
  teamChanged(teamId: TeamId): void
  close(): void
}

/**
 * How often one run compares the table with the boards. The second round finds nothing as a rule; more are needed only
 * when participants change the same action items meanwhile, and each such change starts another run.
 */
const ROUNDS_MAX = 10

export function createActionItemSync(options: ActionItemSyncOptions): ActionItemSync {
  const { engine, teamActions, changesActions, onChanged, onError } = options
  /** Resolves to whether all boards of the team now have the action items of the team. */
  const sync = oneAtATime((teamId: TeamId) =>
    syncAll(teamId).catch((error: unknown) => {
      onError(error)
      return false
    }),
  )
  /** For each board in memory, the run that brought it up to date for the first time. */
  const first = new WeakMap<LiveBoard, Promise<void>>()
  let isClosed = false

  async function syncAll(teamId: TeamId): Promise<boolean> {
    // Boards of the same commit are updated in the same turn of the event loop: wait for all of them.
    await Promise.resolve()
    for (let round = 0; round < ROUNDS_MAX && !isClosed; round += 1) {
      const submitted = await syncOnce(teamId)
      const replies = await Promise.all(submitted)
      if (replies.length === 0) return true
      if (!replies.every(({ ok }) => ok)) return false
    }
    return false
  }

  /** The boards are read before the table, so that the table is never older than they are. */
  async function syncOnce(teamId: TeamId): Promise<readonly Promise<CommandReply>[]> {
    const before = engine.liveOf(teamId).map((board) => ({ board, at: board.at }))
    if (before.length === 0) return []
    const team = await teamActions.listOf(teamId, [...new Set(before.flatMap(({ at }) => idsOn(at.state)))])
    if (isClosed) return []
    // A board that was dropped from memory meanwhile must not be written: another instance may be open by now.
    const live = new Set(engine.liveOf(teamId))
    return before
      .filter(({ board }) => live.has(board))
      .flatMap(({ board, at }) =>
        actionItemsToSync(at.state, team).map((command) => submit(board, teamId, at, command)),
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
        envelope: { id: syncCommandId(teamId, at, command), command },
        actor: SYNC_ACTOR,
        editedByOthers: () => new Set(),
        isStillMeant: (state) => knowsTheSame(state, at.state, command.action.id),
        reply,
      })
    })
  }

  engine.onCommitted(({ teamId }, rows, origin) => {
    if (teamId === null || isClosed || !rows.some(changesActions)) return
    void sync(teamId)
    if (origin === 'here') onChanged(teamId)
  })

  return {
    ensureSynced(board) {
      const { teamId } = board
      if (teamId === null || isClosed) return Promise.resolve()
      const attempt = sync(teamId)
      const known = first.get(board)
      if (known !== undefined) return known
      const done = attempt.then((isUpToDate) => {
        if (!isUpToDate) first.delete(board)
      })
      first.set(board, done)
      return done
    },
    teamChanged(teamId) {
      if (!isClosed) void sync(teamId)
    },
    close() {
      isClosed = true
    },
  }
}

/**
 * False when the action item changed on the board since it was compared with the table: the content of the table may be
 * older than that change.
 */
function knowsTheSame(now: BoardState, before: BoardState, id: ActionId): boolean {
  const isSame = now.actions.get(id) === before.actions.get(id)
  return isSame && now.trash.actions.get(id) === before.trash.actions.get(id)
}

/** Every action item that a board knows, those in the trash included. */
function idsOn({ actions, trash }: BoardState): readonly ActionId[] {
  return [...actions.values(), ...trash.actions.values()].map(({ id }) => id)
}
