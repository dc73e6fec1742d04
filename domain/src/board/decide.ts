import type { BoardCommand, CarryAction } from './command.ts'
import { decideNotes } from './decide-notes.ts'
import { decideMeeting } from './decide-meeting.ts'
import type { BoardDecision, DecisionContext } from './decision.ts'
import type { BoardState } from './state.ts'

export type { BoardDecision, DecisionContext } from './decision.ts'

/** Every rule of a live board. The server decides with it; the browser predicts with its two parts. */
export function decide(
  state: BoardState,
  command: BoardCommand | CarryAction,
  context: DecisionContext,
): BoardDecision {
  return decideNotes(state, command, context, (other) => decideMeeting(state, other, context))
}
