import { isPseudonym } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { isAuthor, leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decision.ts'
import { REMOVED_PEOPLE_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'

/**
 * A facilitator removes a person from the board, who then can neither act nor come back (LEAD-13). Not on an anonymous
 * board, where the notes that stop coming would disclose whose they were; not themselves, nor a person who was made a
 * facilitator, before that is taken back (LEAD-14). Facilitators by role are not kept out (`isRemoved`).
 */
export function removePerson(
  state: BoardState,
  { person }: CommandOf<'remove-person'>,
  { actor }: DecisionContext,
): BoardDecision {
  if (!leads(state, actor) || isAuthor(person, actor) || state.facilitators.includes(person))
    return refuse('forbidden')
  if (state.isAnonymous || isPseudonym(person)) return refuse('board-anonymous')
  if (state.removedPeople.includes(person)) return accept()
  if (state.removedPeople.length >= REMOVED_PEOPLE_MAX) return refuse('board-full')
  return accept({ type: 'person-removed', person })
}

/** A facilitator lets a person back in (LEAD-13). */
export function readmitPerson(
  state: BoardState,
  { person }: CommandOf<'readmit-person'>,
  { actor }: DecisionContext,
): BoardDecision {
  if (!leads(state, actor)) return refuse('forbidden')
  return state.removedPeople.includes(person) ? accept({ type: 'person-readmitted', person }) : accept()
}
