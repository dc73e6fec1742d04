import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decision.ts'
import type { BoardState } from '../state.ts'

/** A facilitator starts the mood poll; after its end, starting it again resumes it (MOOD-1, MOOD-4). */
export function startMoodPoll(
  state: BoardState,
  _command: CommandOf<'start-mood-poll'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.moodPoll === true ? accept() : accept({ type: 'mood-poll-started' })
}

/** The end of the poll shows its results to all participants (MOOD-5). */
export function endMoodPoll(
  state: BoardState,
  _command: CommandOf<'end-mood-poll'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.moodPoll === true ? accept({ type: 'mood-poll-ended' }) : accept()
}

/** Shows the results of a poll that has ended to all participants, or stops showing them (MOOD-6). */
export function showMood(
  state: BoardState,
  { on }: CommandOf<'show-mood'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const isPossible = !on || state.moodPoll === false
  return state.showMood === on || !isPossible ? accept() : accept({ type: 'mood-shown', on })
}

/** Shows the summary of the retro to all participants, or stops showing it (SUMMARY-12). */
export function showSummary(
  state: BoardState,
  { on }: CommandOf<'show-summary'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.showSummary === on ? accept() : accept({ type: 'summary-shown', on })
}
