import type { BoardEvent } from './event.ts'
import type { BoardState } from './state.ts'
import { visibilityOf } from './visibility.ts'

/**
 * An event as it may be sent later to a client that missed it, when the board is `now`; null when the client has to get
 * the whole board instead. A text is sent as it is by now, so that a text overwritten meanwhile reaches no client that
 * was away. What was deleted, brought back or hidden in between cannot be sent piece by piece without disclosing too
 * much (WIRE-10).
 */
export function missedEvent(event: BoardEvent, now: BoardState): BoardEvent | null {
  return visibilityOf(event).missed(event, now)
}
