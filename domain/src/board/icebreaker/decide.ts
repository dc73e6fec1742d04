import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { IcebreakerCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { DRAWN_MAX, QUESTION_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { lineRefusal } from '../text.ts'

/** The rules of these commands. */
export const icebreakerRules: Rules<IcebreakerCommand> = {
  'ask-icebreaker': askIcebreaker,
  'end-icebreaker': endIcebreaker,
  'draw-icebreaker-person': drawIcebreakerPerson,
}

/** A facilitator asks all participants a question, or another one in its place (ICE-6). */
function askIcebreaker(
  state: BoardState,
  { question }: CommandOf<'ask-icebreaker'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const refusal = lineRefusal(question, QUESTION_MAX)
  if (refusal !== null) return refuse(refusal)
  return state.icebreakerQuestion === question ? accept() : accept({ type: 'icebreaker-asked', question })
}

/** A facilitator ends the question for all participants. */
function endIcebreaker(
  state: BoardState,
  _command: CommandOf<'end-icebreaker'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.icebreakerQuestion === null ? accept() : accept({ type: 'icebreaker-ended' })
}

/**
 * A facilitator draws who answers next from the people on the board who were not drawn in this round (ICE-9). A round
 * ends when all who are present have been drawn, or with the question; the next one does not begin with the person who
 * ended the last one, unless that person is alone (ICE-10). Without a question, or without people to draw, nothing
 * changes (ICE-12).
 */
function drawIcebreakerPerson(
  state: BoardState,
  _command: CommandOf<'draw-icebreaker-person'>,
  { actor, presentKeys = [], chance = 0 }: DecisionContext,
): BoardDecision {
  if (!leads(state, actor)) return refuse('forbidden')
  const { icebreakerQuestion: question, icebreakerDrawn: before } = state
  if (question === null) return accept()
  const left = presentKeys.filter((key) => !before.includes(key))
  const others = presentKeys.filter((key) => key !== before.at(-1))
  const round = left.length > 0 && before.length < DRAWN_MAX ? before : []
  const candidates = round.length > 0 || before.length === 0 ? left : others
  const key = candidates[Math.floor(chance * candidates.length)]
  return key === undefined ? accept() : accept({ type: 'icebreaker-asked', question, drawn: [...round, key] })
}
