import { asId, type AuthorId } from '../kernel/ids.ts'
import type { BoardState } from './state.ts'

/** Who acts or looks, as the server knows them; never taken from a message (D1). */
export interface Actor {
  /** The person's own id: the author on a board that names authors. */
  readonly id: AuthorId
  /** The person's pseudonym on this board: the author on an anonymous one (D9). */
  readonly pseudonym: AuthorId
  /** Every author id that is this person: the two above, and those of a guest they were before signing in. */
  readonly authorIds: readonly AuthorId[]
  /** Holds board:edit: the facilitator-only controls (board.md §6). */
  readonly isFacilitator: boolean
  /**
   * Is signed in and on the board's team: sees who does what, and says so (board.md §6), and knows the action items of the
   * team's other boards (D32).
   */
  readonly seesAssignees: boolean
}

/** Stands for an author whom not even a pseudonym may name (D9). */
export const UNNAMED_AUTHOR = asId<AuthorId>('~nobody')

/** The author id to write down for what this person does now (D9). */
export function authorOf(state: BoardState, actor: Actor): AuthorId {
  return state.isAnonymous ? actor.pseudonym : actor.id
}

/** The same person for what was typed while authors were hidden: written down without a name even if it arrives later (D9). */
export function unnamed<Person extends Pick<Actor, 'id' | 'pseudonym'>>(actor: Person): Person {
  return { ...actor, id: actor.pseudonym }
}

/** True when the author is this person. */
export function isAuthor(by: AuthorId, actor: Pick<Actor, 'authorIds'>): boolean {
  return actor.authorIds.includes(by)
}

/** True for who may use the facilitator's controls: by their role, or because a facilitator made them one. */
export function leads(
  state: Pick<BoardState, 'facilitators'>,
  actor: Pick<Actor, 'isFacilitator' | 'authorIds'>,
): boolean {
  return actor.isFacilitator || state.facilitators.some((author) => isAuthor(author, actor))
}

/** True for people removed from the board, by any id that was theirs; never for those who lead it by their role. */
export function isRemoved(
  { removedPeople }: Pick<BoardState, 'removedPeople'>,
  actor: Pick<Actor, 'isFacilitator' | 'authorIds'>,
): boolean {
  return !actor.isFacilitator && removedPeople.some((person) => isAuthor(person, actor))
}
