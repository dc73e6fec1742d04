import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { ShowingCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { SUMMARY_TEXT_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { textRefusal } from '../text.ts'

/** The rules of these commands. */
export const showingRules: Rules<ShowingCommand> = {
  'show-summary': showSummary,
  'set-summary-text': setSummaryText,
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

/** Puts a text above the summary, or takes it away; not while brainstorming, when nothing is quoted (SUMMARY-25). */
function setSummaryText(
  state: BoardState,
  { text }: CommandOf<'set-summary-text'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.isMasked) return refuse('note-hidden')
  const wanted = text === '' ? null : text
  const problem = wanted === null ? null : textRefusal(wanted, SUMMARY_TEXT_MAX)
  if (problem !== null) return refuse(problem)
  return state.summaryText === wanted ? accept() : accept({ type: 'summary-text-set', text: wanted })
}
