import { isPseudonym, isUserId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { isAuthor, leads } from '../actor.ts'
import { isLate } from '../change-counts.ts'
import type { CommandOf } from '../command.ts'
import type { FacilitationCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { FACILITATORS_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { isStandIn, takeOverFrom } from './take-over.ts'

/** The rules of these commands. */
export const facilitationRules: Rules<FacilitationCommand> = {
  'set-masking': setMasking,
  'set-spotlight': setSpotlight,
  'set-sorting': setSorting,
  'give-facilitation': giveFacilitation,
  'take-facilitation': takeFacilitation,
  'take-over-facilitation': takeOverFacilitation,
  'end-take-over': endTakeOver,
}

/**
 * A facilitator starts and ends brainstorming, during which each participant reads only their own texts (MASK-1,
 * MASK-2). A switch that comes after another one does nothing: it would show what is hidden by now (MASK-22).
 */
function setMasking(
  state: BoardState,
  { on, seen }: CommandOf<'set-masking'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.isMasked === on || isLate(state.changes, seen)) return accept()
  // Participants cannot vote on notes that they cannot read (MASK-15); ending brainstorming stays possible.
  if (on && state.voting?.status === 'vote') return refuse('voting-running')
  return accept({ type: 'masking-changed', on })
}

/**
 * A facilitator puts one person's notes in the spotlight (SPOT-1); never while authors are anonymous, nor later what
 * was written while they were (SPOT-5, SPOT-6).
 */
function setSpotlight(
  state: BoardState,
  { author }: CommandOf<'set-spotlight'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (author !== false && (state.isAnonymous || isPseudonym(author))) return refuse('board-anonymous')
  return state.showHighlight === author ? accept() : accept({ type: 'spotlight-set', author })
}

/** A facilitator sorts the notes, or brings the manual order back (SORT-1, SORT-3); not while a vote runs (SORT-7). */
function setSorting(
  state: BoardState,
  { sortBy }: CommandOf<'set-sorting'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.sortBy === sortBy) return accept()
  if (state.voting?.status === 'vote') return refuse('voting-running')
  return accept({ type: 'sorting-set', sortBy })
}

/** A facilitator makes a signed-in person a facilitator for as long as this board lasts (LEAD-1). */
function giveFacilitation(
  state: BoardState,
  { to }: CommandOf<'give-facilitation'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor) || isStandIn(state, context.actor)) return refuse('forbidden')
  if (!isUserId(to)) return refuse('forbidden')
  // The member who took over becomes a facilitator for good (LEAD-9).
  if (state.takeOver?.to === to)
    return accept({ type: 'take-over-ended' }, { type: 'facilitation-given', to })
  if (state.facilitators.includes(to)) return accept()
  if (state.facilitators.length >= FACILITATORS_MAX) return refuse('board-full')
  return accept({ type: 'facilitation-given', to })
}

/**
 * Takes back what was given (LEAD-2). Facilitators by role are not affected. The last of those who were made
 * facilitators goes only when a facilitator by role takes it back, so that one always remains (LEAD-3).
 */
function takeFacilitation(
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
 * A member of the team leads once no facilitator has been present for a minute; a guest never does (LEAD-6). The
 * member's own id is stored on an anonymous board too, like that of every facilitator: a pseudonym would disclose their
 * notes (LEAD-10).
 */
function takeOverFacilitation(
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

/** A facilitator takes the board back; the member who took over steps down the same way (LEAD-8). */
function endTakeOver(
  state: BoardState,
  _command: CommandOf<'end-take-over'>,
  { actor }: DecisionContext,
): BoardDecision {
  if (!leads(state, actor)) return refuse('forbidden')
  return state.takeOver === null ? accept() : accept({ type: 'take-over-ended' })
}
