import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import { isLate } from '../change-counts.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardState } from '../state.ts'
import type { DiscussionCommand } from './commands-and-events.ts'
import { discussionRefusal } from './discussion.ts'

/** The rules of these commands. */
export const discussionRules: Rules<DiscussionCommand> = { 'set-discussion': setDiscussion }

/** A facilitator frames a note with votes for all participants, or ends the discussion (DISCUSS-1 to DISCUSS-4). */
function setDiscussion(
  state: BoardState,
  { note, seen }: CommandOf<'set-discussion'>,
  { actor }: DecisionContext,
): BoardDecision {
  if (!leads(state, actor)) return refuse('forbidden')
  if (state.discussedNote === note || isLate(state.changes, seen)) return accept()
  const refusal = note === null ? null : discussionRefusal(state, note)
  return refusal === null ? accept({ type: 'discussion-set', note }) : refuse(refusal)
}
