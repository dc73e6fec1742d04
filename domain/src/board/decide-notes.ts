import { refuse } from '../kernel/result.ts'
import { isRemoved } from './actor.ts'
import type { BoardCommand, CarryAction, CommandAboutNotes, MeetingCommand } from './command.ts'
import { commentRules } from './comments/decide.ts'
import { type BoardDecision, type DecisionContext, ruleOf, type Rules } from './decision.ts'
import { groupRules } from './groups/decide.ts'
import { noteRules } from './notes/decide.ts'
import { reactionRules } from './reactions/decide.ts'
import type { BoardState } from './state.ts'
import { voteRules } from './voting/cast-votes.ts'

/**
 * The rules of notes and of the votes on them. All other commands go to `decideOthers`, so that a page can begin before
 * it has loaded their rules. A person who was removed from the board may do nothing.
 */
export function decideNotes<Other>(
  state: BoardState,
  command: BoardCommand | CarryAction,
  context: DecisionContext,
  decideOthers: (command: MeetingCommand | CarryAction) => Other,
): BoardDecision | Other {
  if (isRemoved(state, context.actor)) return refuse('forbidden')
  return isAboutNotes(command) ? ruleOf(RULES, command)(state, command, context) : decideOthers(command)
}

const RULES: Rules<CommandAboutNotes> = {
  ...noteRules,
  ...groupRules,
  ...commentRules,
  ...reactionRules,
  ...voteRules,
}

function isAboutNotes(command: BoardCommand | CarryAction): command is CommandAboutNotes {
  return Object.hasOwn(RULES, command.type)
}
