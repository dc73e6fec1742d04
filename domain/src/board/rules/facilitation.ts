import { isPseudonym, isUserId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { isAuthor, leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decide.ts'
import { FACILITATORS_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { isStandIn, takeOverFrom } from '../take-over.ts'

/** A facilitator starts and ends brainstorming, while which everybody reads their own notes only (D8). */
export function setMasking(
  state: BoardState,
  command: CommandOf<'set-masking'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.isMasked === command.on) return accept()
  // Participants cannot judge notes that they cannot read; ending brainstorming stays possible.
  if (command.on && state.voting?.status === 'vote') return refuse('voting-running')
  return accept({ type: 'masking-changed', on: command.on })
}

/**
 * A facilitator puts one person's notes in the spotlight; never where authors are anonymous, nor later what was
 * written while they were (D9).
 */
export function setSpotlight(
  state: BoardState,
  { author }: CommandOf<'set-spotlight'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (author !== false && (state.isAnonymous || isPseudonym(author))) return refuse('board-anonymous')
  return state.showHighlight === author ? accept() : accept({ type: 'spotlight-set', author })
}

/** A facilitator sorts what is shown, or brings the manual order back (D14); not during a vote (board.md §4). */
export function setSorting(
  state: BoardState,
  { sortBy }: CommandOf<'set-sorting'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.sortBy === sortBy) return accept()
  if (state.voting?.status === 'vote') return refuse('voting-running')
  return accept({ type: 'sorting-set', sortBy })
}

/** A facilitator makes somebody who is signed in one as well, for as long as this board lasts. */
export function giveFacilitation(
  state: BoardState,
  { to }: CommandOf<'give-facilitation'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor) || isStandIn(state, context.actor)) return refuse('forbidden')
  if (!isUserId(to)) return refuse('forbidden')
  // Whoever took over becomes a facilitator to stay.
  if (state.takeOver?.to === to)
    return accept({ type: 'take-over-ended' }, { type: 'facilitation-given', to })
  if (state.facilitators.includes(to)) return accept()
  if (state.facilitators.length >= FACILITATORS_MAX) return refuse('board-full')
  return accept({ type: 'facilitation-given', to })
}

/**
 * Takes back what was given. Who holds the board by their role is not touched; among those who were made
 * facilitators, the last one cannot go unless somebody with the role sends them: one is always left.
 */
export function takeFacilitation(
  state: BoardState,
  { from }: CommandOf<'take-facilitation'>,
  context: DecisionContext,
): BoardDecision {
  const { actor } = context
  if (!leads(state, actor)) return refuse('forbidden')
  const given = state.facilitators.filter((author) =>
    isAuthor(from, actor) ? isAuthor(author, actor) : author === from,
  )
  if (given.length === 0) return accept()
  const standIn = state.takeOver?.to ?? null
  if (standIn !== null && given.every((author) => author === standIn))
    return accept({ type: 'take-over-ended' })
  if (isStandIn(state, actor)) return refuse('forbidden')
  const isLast = given.length === state.facilitators.length
  if (isLast && !actor.isFacilitator) return refuse('last-facilitator')
  return accept(...given.map((author) => ({ type: 'facilitation-taken' as const, from: author })))
}

/**
 * A member of the team leads once no facilitator has been on the board for a minute; a guest never does (D40). Their
 * own id is written down on an anonymous board too, as of every facilitator: a pseudonym would name their notes (D9).
 */
export function takeOverFacilitation(
  state: BoardState,
  _command: CommandOf<'take-over-facilitation'>,
  { actor, at, noFacilitatorSince }: DecisionContext,
): BoardDecision {
  if (leads(state, actor)) return accept()
  const to = actor.authorIds.find(isUserId)
  if (!actor.seesAssignees || to === undefined) return refuse('forbidden')
  const from = takeOverFrom(state, noFacilitatorSince)
  if (from === null || at < from) return refuse('facilitator-present')
  return accept({ type: 'facilitation-taken-over', to, at })
}

/** A facilitator takes the board back by one press; the member who took over may step down the same way (D40). */
export function endTakeOver(
  state: BoardState,
  _command: CommandOf<'end-take-over'>,
  { actor }: DecisionContext,
): BoardDecision {
  if (!leads(state, actor)) return refuse('forbidden')
  return state.takeOver === null ? accept() : accept({ type: 'take-over-ended' })
}
