import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { MoodCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardState } from '../state.ts'

/** The rules of these commands. */
export const moodRules: Rules<MoodCommand> = {
  'start-mood-poll': startMoodPoll,
  'end-mood-poll': endMoodPoll,
  'show-mood': showMood,
}

/** A facilitator starts the mood poll; after its end, starting it again resumes it (MOOD-1, MOOD-4). */
function startMoodPoll(
  state: BoardState,
  { rounds = state.moodRounds }: CommandOf<'start-mood-poll'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const isLate = rounds !== state.moodRounds
  return state.moodPoll === true || isLate ? accept() : accept({ type: 'mood-poll-started' })
}

/** The end of the poll shows its results to all participants (MOOD-5). */
function endMoodPoll(
  state: BoardState,
  { rounds = state.moodRounds }: CommandOf<'end-mood-poll'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const isLate = rounds !== state.moodRounds
  return state.moodPoll !== true || isLate ? accept() : accept({ type: 'mood-poll-ended' })
}

/** Shows the results of a poll that has ended to all participants, or stops showing them (MOOD-6). */
function showMood(
  state: BoardState,
  { on }: CommandOf<'show-mood'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const isPossible = !on || state.moodPoll === false
  return state.showMood === on || !isPossible ? accept() : accept({ type: 'mood-shown', on })
}
