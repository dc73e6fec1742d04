import type { NoteId } from '../kernel/ids.ts'
import type { Decision } from '../kernel/result.ts'
import type { Actor } from './actor.ts'
import type { BoardCommand, CarryAction } from './command.ts'
import { decideNotes } from './decide-notes.ts'
import { decideMeeting } from './decide-meeting.ts'
import type { BoardEvent } from './event.ts'
import type { BoardRefusal } from './refusal.ts'
import type { BoardState } from './state.ts'

/** What a decision may know besides the board and the command. */
export interface DecisionContext {
  readonly actor: Actor
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  /** Notes that somebody other than the actor is editing right now (board.md §4). */
  readonly editedByOthers: ReadonlySet<NoteId>
  /** Since when no facilitator is on the board (D40); null while one is, left out where it is not known. */
  readonly noFacilitatorSince?: number | null | undefined
}

export type BoardDecision = Decision<BoardEvent, BoardRefusal>

/** Every rule of a live board. The server decides with it; the browser predicts with its two parts. */
export function decide(
  state: BoardState,
  command: BoardCommand | CarryAction,
  context: DecisionContext,
): BoardDecision {
  return decideNotes(state, command, context, (other) => decideMeeting(state, other, context))
}
