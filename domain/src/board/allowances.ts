import type { AuthorId } from '../kernel/ids.ts'
import { type Actor, leads } from './actor.ts'
import {
  ACTIONS_MAX,
  ACTIONS_PER_PERSON,
  COMMENTS_PER_PERSON,
  DELETED_PER_ALLOWANCE,
  NOTES_MAX,
  NOTES_PER_PERSON,
  type PersonalLimit,
} from './limits.ts'
import type { BoardState } from './state.ts'

/**
 * Why a note is not added or restored, by how many there are; null: there is room. Notes in the trash take none
 * (NOTE-24, NOTE-28).
 */
export function notesRefusal(state: BoardState, actor: Actor, from: Source): Full | null {
  if (state.notes.size >= NOTES_MAX) return 'board-full'
  return personalRefusal(
    state,
    { actor, from, limit: NOTES_PER_PERSON },
    {
      there: (count) => state.notes.forEach(({ by }) => count(by)),
      deleted: (count) => state.trash.notes.forEach(({ by }) => count(by)),
    },
  )
}

/**
 * Like `notesRefusal`, for the comments of one person on the whole board (COMMENT-9); the caller checks how many a note
 * holds.
 */
export function commentsRefusal(state: BoardState, actor: Actor, from: Source): Full | null {
  return personalRefusal(
    state,
    { actor, from, limit: COMMENTS_PER_PERSON },
    {
      there: (count) =>
        state.notes.forEach(({ comments }) => {
          for (const { by } of comments) count(by)
        }),
      deleted: (count) => state.trash.comments.forEach(({ comment }) => count(comment.by)),
    },
  )
}

/**
 * Like `notesRefusal`, for action items that this board made (ACTION-37, ACTION-38); those of the team's other boards
 * take no room here.
 */
export function actionsRefusal(state: BoardState, actor: Actor, from: Source): Full | null {
  const { id, actions, trash } = state
  if (actions.size >= ACTIONS_MAX && ownActionsCount(state) >= ACTIONS_MAX) return 'board-full'
  return personalRefusal(
    state,
    { actor, from, limit: ACTIONS_PER_PERSON },
    {
      there: (count) => actions.forEach(({ addedIn, createdBy }) => addedIn === id && count(createdBy)),
      deleted: (count) =>
        trash.actions.forEach(({ addedIn, createdBy }) => addedIn === id && count(createdBy)),
    },
  )
}

type Full = 'board-full' | 'allowance-used-up'
/** Whether something is added or comes back. */
type Source = 'new' | 'trash'
type Count = (author: AuthorId | null) => void

/**
 * A person who keeps deleting and adding would fill the log and the trash: what they deleted has a limit too, far above
 * what a retro needs (NOTE-27). Facilitators are trusted with the whole board.
 */
function personalRefusal(
  state: BoardState,
  { actor, from, limit }: { readonly actor: Actor; readonly from: Source; readonly limit: PersonalLimit },
  things: { readonly there: (count: Count) => void; readonly deleted: (count: Count) => void },
): 'allowance-used-up' | null {
  if (leads(state, actor)) return null
  const allowed = actor.seesAssignees ? limit.member : limit.guest
  const own = new Set<AuthorId | null>(actor.authorIds)
  const ownCount = (each: (count: Count) => void): number => {
    let count = 0
    each((author) => {
      if (own.has(author)) count += 1
    })
    return count
  }
  if (ownCount(things.there) >= allowed) return 'allowance-used-up'
  if (from === 'trash') return null
  return ownCount(things.deleted) >= allowed * DELETED_PER_ALLOWANCE ? 'allowance-used-up' : null
}

/** The number of action items that the board made. */
export function ownActionsCount({ id, actions }: BoardState): number {
  let count = 0
  actions.forEach(({ addedIn }) => {
    if (addedIn === id) count += 1
  })
  return count
}
