import type { You } from '@retropulse/contract/board-room'
import type { RefusalCode } from '@retropulse/contract/refusal'
import { leads } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Connection } from './connection.ts'
import type { Follower } from './follower.ts'
import type { Outbox } from './outbox.ts'
import { type PendingCommand, unsavedNotes } from './replica.ts'
import type { SessionStatus, SessionView } from './session-view.ts'
import type { UndoStack } from './undo-stack.ts'

/** Holds the view of a session, and calls subscribers when it changes. */
export interface ViewStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => SessionView
  readonly publish: (view: SessionView) => void
}

export function createViewStore(): ViewStore {
  const listeners = new Set<() => void>()
  let current: SessionView = {
    status: 'loading',
    refusal: null,
    wasLive: false,
    attempts: 0,
    board: null,
    you: null,
    person: 1,
    people: [],
    authors: {},
    editing: [],
    dragging: [],
    clockOffset: 0,
    moods: 0,
    noFacilitatorSince: null,
    unsaved: new Set(),
    pendingCount: 0,
    drafts: [],
    rejected: [],
    canUndo: false,
    canRedo: false,
    isDurable: true,
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => current,
    publish(view) {
      current = view
      for (const listener of listeners) listener()
    },
  }
}

export interface ViewSources {
  readonly follower: Follower
  readonly outbox: Outbox
  readonly connection: Pick<Connection, 'state' | 'attempts'>
  readonly undoStack: Pick<UndoStack, 'canUndo' | 'canRedo'>
  readonly refusal: RefusalCode | null
  readonly wasLive: boolean
}

/** Makes views; what did not change stays the same object from one view to the next. */
export function createViewMaker(): (sources: ViewSources) => SessionView {
  let pending: readonly PendingCommand[] = []
  let unsaved = unsavedNotes(pending)
  let pendingCount = 0
  return ({ follower, outbox, connection, undoStack, refusal, wasLive }) => {
    const { shown, pending: latest } = follower.replica()
    if (latest !== pending) {
      pending = latest
      unsaved = unsavedNotes(latest)
      pendingCount = latest.filter((command) => command.doneAt === null).length
    }
    return {
      ...follower.room(),
      status: statusOf(shown !== null, follower.isLive(), connection, refusal),
      refusal,
      wasLive,
      attempts: connection.attempts(),
      board: shown,
      you: withRights(follower.you(), shown),
      person: outbox.people(),
      unsaved,
      pendingCount,
      drafts: outbox.drafts(),
      rejected: outbox.rejected(),
      canUndo: undoStack.canUndo(),
      canRedo: undoStack.canRedo(),
      isDurable: outbox.isDurable(),
    }
  }
}

/** A participant who was made facilitator, or took over, has the rights of one, whatever the role (LEAD-1, LEAD-9). */
function withRights(you: You | null, board: BoardState | null): You | null {
  if (you === null || board === null || you.isFacilitator || !leads(board, you)) return you
  return { ...you, isFacilitator: true }
}

function statusOf(
  hasBoard: boolean,
  isLive: boolean,
  connection: Pick<Connection, 'state'>,
  refusal: RefusalCode | null,
): SessionStatus {
  if (refusal !== null) return 'refused'
  if (isLive) return 'live'
  if (connection.state() === 'exhausted') return 'offline'
  return hasBoard ? 'reconnecting' : 'loading'
}
