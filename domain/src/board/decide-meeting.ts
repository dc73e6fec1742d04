import { actionRules } from './action-items/decide.ts'
import type { CarryAction, MeetingCommand } from './command.ts'
import { type BoardDecision, type DecisionContext, ruleOf, type Rules } from './decision.ts'
import { discussionRules } from './discussion/decide.ts'
import { facilitationRules } from './facilitation/decide.ts'
import { gifRules } from './gifs/decide.ts'
import { runRules } from './guided-run/decide.ts'
import { icebreakerRules } from './icebreaker/decide.ts'
import { mediaRules } from './media/decide.ts'
import { moodRules } from './mood/decide.ts'
import { removalRules } from './removals/decide.ts'
import { settingsRules } from './settings/decide.ts'
import { showingRules } from './showings/decide.ts'
import type { BoardState } from './state.ts'
import { timerRules } from './timer/decide.ts'
import { votingRules } from './voting/decide.ts'

/**
 * The rules of action items, facilitation and settings, and of the server's own commands. It expects an actor who was
 * not removed.
 */
export function decideMeeting(
  state: BoardState,
  command: MeetingCommand | CarryAction,
  context: DecisionContext,
): BoardDecision {
  return ruleOf(RULES, command)(state, command, context)
}

const RULES: Rules<MeetingCommand | CarryAction> = {
  ...actionRules,
  ...discussionRules,
  ...facilitationRules,
  ...gifRules,
  ...icebreakerRules,
  ...mediaRules,
  ...moodRules,
  ...removalRules,
  ...runRules,
  ...settingsRules,
  ...showingRules,
  ...timerRules,
  ...votingRules,
}
