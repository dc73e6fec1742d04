import { accept, refuse } from '../../kernel/result.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decide.ts'
import type { BoardState } from '../state.ts'

/** A facilitator starts and ends brainstorming, while which everybody reads their own notes only (D8). */
export function setMasking(
  state: BoardState,
  command: CommandOf<'set-masking'>,
  context: DecisionContext,
): BoardDecision {
  if (!context.actor.isFacilitator) return refuse('forbidden')
  return state.isMasked === command.on ? accept() : accept({ type: 'masking-changed', on: command.on })
}
