import type { Refused } from '@retropulse/contract/refusal'
import { type Actor, isRemoved, leads } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { PseudonymOf, Viewer } from '@retropulse/domain/board/visible-board'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { BoardEngine } from '../engine/board-engine.ts'
import type { LiveBoard } from '../engine/live-board.ts'
import { ANONYMOUS_VIEWER } from '../engine/projector.ts'
import { enterBoardAs, type Entered, type EnteredRecord, type EnterBoardPorts } from './enter-board.ts'

/** A person on a board, as the actor of commands and as a viewer. */
export type BoardUser = Actor & Viewer

export interface AuthorizeBoardPorts extends EnterBoardPorts {
  readonly engine: Pick<BoardEngine, 'open'>
  /** The actor and viewer that an identity is on a board, the same as on its socket. */
  readonly boardUserOf: (
    identity: Identity,
    state: BoardState,
    roles: { readonly isFacilitator: boolean; readonly isMember: boolean },
  ) => BoardUser
  readonly pseudonymsOn: (boardId: BoardId) => PseudonymOf
}

/** A board opened for a call over HTTP. */
export interface AuthorizedBoard {
  readonly ok: true
  readonly record: EnteredRecord
  readonly live: LiveBoard
  /**
   * Null for a caller without a session or a guest cookie, who may read a public board and change nothing (BOARD-65).
   */
  readonly actor: BoardUser | null
  readonly viewer: Viewer
  readonly pseudonymOf: PseudonymOf
  /** True for facilitators, by role or by hand-over. */
  readonly leads: boolean
}

export type AuthorizeBoardResult = AuthorizedBoard | Refused<AuthorizeBoardRefusal>
export type AuthorizeBoardRefusal = Extract<Entered, { ok: false }>['refusal'] | 'removed-from-board'

/** Opens a board for a call over HTTP, by the same rules as its socket (PERM-15, LEAD-13). */
export async function authorizeBoard(
  identity: Identity | null,
  boardId: BoardId,
  ports: AuthorizeBoardPorts,
): Promise<AuthorizeBoardResult> {
  const entered = await enterBoardAs(identity, boardId, ports)
  if (!entered.ok) return { ok: false, code: entered.refusal }
  const live = await ports.engine.open(boardId)
  if (live === null) return { ok: false, code: 'not-found' }
  const { state } = live.at
  const actor = identity === null ? null : ports.boardUserOf(identity, state, entered)
  if (actor !== null && isRemoved(state, actor)) return { ok: false, code: 'removed-from-board' }
  return {
    ok: true,
    record: entered.record,
    live,
    actor,
    viewer: actor ?? ANONYMOUS_VIEWER,
    pseudonymOf: ports.pseudonymsOn(boardId),
    leads: actor !== null && leads(state, actor),
  }
}
