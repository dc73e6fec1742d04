import { accept } from '../../kernel/result.ts'
import type { CommandOf } from '../command.ts'
import { type BoardDecision, type DecisionContext, ruleOf, type Rules } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import { evolve } from '../evolve.ts'
import { facilitationRules } from '../facilitation/decide.ts'
import type { BoardState } from '../state.ts'
import { timerRules } from '../timer/decide.ts'
import { votingRules } from '../voting/decide.ts'

/** A command that a facilitator could give by hand, and that a step gives for them. */
export type HandCommand = CommandOf<
  'set-masking' | 'set-sorting' | 'start-voting' | 'end-voting' | 'start-timer'
>

/**
 * The events of several commands, decided one after the other by the rules of their tools, so that a step does nothing
 * that could not be done by hand; refused as a whole when one is refused (RUN-5).
 */
export function afterCommands(
  state: BoardState,
  commands: readonly HandCommand[],
  context: DecisionContext,
): BoardDecision {
  const events: BoardEvent[] = []
  let board = state
  for (const command of commands) {
    const decision = ruleOf(RULES, command)(board, command, context)
    if (!decision.ok) return decision
    events.push(...decision.events)
    board = decision.events.reduce(evolve, board)
  }
  return accept(...events)
}

const RULES: Rules<HandCommand> = { ...facilitationRules, ...timerRules, ...votingRules }
