import { asId, type AuthorId } from '../kernel/ids.ts'
import type { BoardState } from './state.ts'

/** The person who acts or looks, as the server identified them; never taken from a message (WIRE-2). */
export interface Actor {
  /** The person's own id: the author on a board that names authors. */
  readonly id: AuthorId
  /** The person's pseudonym on this board: the author id that an anonymous board stores (ANON-4). */
  readonly pseudonym: AuthorId
  /** Every author id of this person: the two above, and those of the guest they were before signing in. */
  readonly authorIds: readonly AuthorId[]
  /** Holds board:edit and so may use the facilitator's controls (PERM-16, PERM-23). */
  readonly isFacilitator: boolean
  /**
   * Is signed in and on the board's team: sees and sets assignees, and knows the action items of the team's other
   * boards (ACTION-13, ACTION-21).
   */
  readonly seesAssignees: boolean
}

/** Stands for an author whom not even a pseudonym may identify (ANON-8, ANON-15). */
export const UNNAMED_AUTHOR = asId<AuthorId>('~nobody')

/** The author id that is stored for what this person does now (ANON-4). */
export function authorOf(state: BoardState, actor: Actor): AuthorId {
  return state.isAnonymous ? actor.pseudonym : actor.id
}

/**
 * The same person with the pseudonym as id: what was typed while authors were hidden is stored without a name, even
 * when it arrives later (ANON-14).
 */
export function unnamed<Person extends Pick<Actor, 'id' | 'pseudonym'>>(actor: Person): Person {
  return { ...actor, id: actor.pseudonym }
}

/** True when the author id is one of this person's. */
export function isAuthor(by: AuthorId, actor: Pick<Actor, 'authorIds'>): boolean {
  return actor.authorIds.includes(by)
}

/** True for people who may use the facilitator's controls: by role, made facilitator, or by take-over. */
export function leads(
  state: Pick<BoardState, 'facilitators'>,
  actor: Pick<Actor, 'isFacilitator' | 'authorIds'>,
): boolean {
  return actor.isFacilitator || state.facilitators.some((author) => isAuthor(author, actor))
}

/**
 * True for people removed from the board, under any of their ids; never for facilitators by role (LEAD-13, LEAD-14).
 */
export function isRemoved(
  { removedPeople }: Pick<BoardState, 'removedPeople'>,
  actor: Pick<Actor, 'isFacilitator' | 'authorIds'>,
): boolean {
  return !actor.isFacilitator && removedPeople.some((person) => isAuthor(person, actor))
}
