import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decide.ts'
import { QUESTION_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { lineRefusal } from './text.ts'

/** A facilitator asks every participant a question, or another one in its place (board.md §2). */
export function askIcebreaker(
  state: BoardState,
  { question }: CommandOf<'ask-icebreaker'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const refusal = lineRefusal(question, QUESTION_MAX)
  if (refusal !== null) return refuse(refusal)
  return state.icebreakerQuestion === question ? accept() : accept({ type: 'icebreaker-asked', question })
}

/** A facilitator takes the question away from every screen. */
export function endIcebreaker(
  state: BoardState,
  _command: CommandOf<'end-icebreaker'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.icebreakerQuestion === null ? accept() : accept({ type: 'icebreaker-ended' })
}
