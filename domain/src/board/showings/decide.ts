import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { ShowingCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardState } from '../state.ts'

/** The rules of these commands. */
export const showingRules: Rules<ShowingCommand> = {
  'show-summary': showSummary,
}

/** Shows the summary of the retro to all participants, or stops showing it (SUMMARY-12). */
function showSummary(
  state: BoardState,
  { on }: CommandOf<'show-summary'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.showSummary === on ? accept() : accept({ type: 'summary-shown', on })
}
