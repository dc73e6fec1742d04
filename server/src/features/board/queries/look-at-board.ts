import { type Actor, isRemoved, leads } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { PseudonymOf, Viewer } from '@retropulse/domain/board/visible-board'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { BoardEngine } from '../commands/board-engine.ts'
import type { LiveBoard } from '../commands/live-board.ts'
import { enterBoardAs, type Entered, type EnteredRecord, type EnterBoardPorts } from './enter-board.ts'

/** Somebody on a board who acts and looks. */
export type Onlooker = Actor & Viewer

export interface LookPorts extends EnterBoardPorts {
  readonly engine: Pick<BoardEngine, 'open'>
  /** Who somebody is on a board: the same person as on its socket. */
  readonly onlookerOf: (
    identity: Identity,
    state: BoardState,
    roles: { readonly isFacilitator: boolean; readonly isMember: boolean },
  ) => Onlooker
  readonly pseudonymsOn: (boardId: BoardId) => PseudonymOf
}

/** A board in front of somebody who does not sit on its socket. */
export interface Look {
  readonly ok: true
  readonly record: EnteredRecord
  readonly live: LiveBoard
  /** Null for somebody without so much as a guest's cookie (D1): they read what is public, and do nothing. */
  readonly actor: Onlooker | null
  readonly viewer: Viewer
  readonly pseudonymOf: PseudonymOf
  /** Is a facilitator, by their role or because one made them one. */
  readonly leads: boolean
}

export type Looked = Look | { readonly ok: false; readonly code: LookRefusal }
export type LookRefusal = Extract<Entered, { ok: false }>['refusal'] | 'removed-from-board'

/** Opens a board for a call over HTTP, by the same rules as its socket (board.md §2 and §6). */
export async function lookAtBoard(
  identity: Identity | null,
  boardId: BoardId,
  ports: LookPorts,
): Promise<Looked> {
  const entered = await enterBoardAs(identity, boardId, ports)
  if (!entered.ok) return { ok: false, code: entered.refusal }
  const live = await ports.engine.open(boardId)
  if (live === null) return { ok: false, code: 'not-found' }
  const { state } = live.at
  const actor = identity === null ? null : ports.onlookerOf(identity, state, entered)
  if (actor !== null && isRemoved(state, actor)) return { ok: false, code: 'removed-from-board' }
  return {
    ok: true,
    record: entered.record,
    live,
    actor,
    viewer: actor ?? NOBODY,
    pseudonymOf: ports.pseudonymsOn(boardId),
    leads: actor !== null && leads(state, actor),
  }
}

/** Somebody who is told the least. */
export const NOBODY: Viewer = { seesAuthors: false, seesAssignees: false, authorIds: [] }
