import type { NoteId } from '../kernel/ids.ts'
import type { Decision } from '../kernel/result.ts'
import type { Actor } from './actor.ts'
import type { BoardCommand, CarryAction } from './command.ts'
import { decideNotes } from './decide-notes.ts'
import { decideMeeting } from './decide-meeting.ts'
import type { BoardEvent } from './event.ts'
import type { BoardRefusal } from './refusal.ts'
import type { BoardState } from './state.ts'

/** What a decision may use besides the board and the command. */
export interface DecisionContext {
  readonly actor: Actor
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  /** Notes that a participant other than the actor is editing right now (TYPING-3). */
  readonly editedByOthers: ReadonlySet<NoteId>
  /** Since when no facilitator is present (LEAD-6); null while one is, absent where presence is not known. */
  readonly noFacilitatorSince?: number | null | undefined
  /**
   * Presence keys of the people on the board, without those who are away (ICE-11); absent where presence is not known.
   */
  readonly presentKeys?: readonly string[] | undefined
  /** A random number from 0 up to, not including, 1, for draws. */
  readonly chance?: number | undefined
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
