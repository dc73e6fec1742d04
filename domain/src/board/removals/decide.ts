import { type AuthorId, isPseudonym, type RemovalId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import { boardBytes, bytesOfComment, bytesOfNote } from '../board-bytes.ts'
import type { CommandOf } from '../command.ts'
import type { RemovalCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import { evolve } from '../evolve.ts'
import { ACTIONS_MAX, BOARD_BYTES_MAX, NOTES_MAX, REMOVAL_MAX } from '../limits.ts'
import type { BoardState, Note, Removal } from '../state.ts'
import { ownActionsCount } from '../allowances.ts'
import { isWithdrawal, restoredNote } from '../notes/decide.ts'
import { readmitPerson, removePerson } from './removed-people.ts'

/** The rules of these commands. */
export const removalRules: Rules<RemovalCommand> = {
  'remove-content-of-person': removeContentOfPerson,
  'remove-content-of-author': removeContentOfAuthor,
  'restore-content': restoreContent,
  'remove-person': removePerson,
  'readmit-person': readmitPerson,
}

/**
 * A facilitator removes everything that one person wrote here, in one step that one undo takes back (LEAD-12). Not on
 * an anonymous board, nor by a pseudonym: the notes that go would disclose whose they were (ANON-6, LEAD-20).
 */
function removeContentOfPerson(
  state: BoardState,
  { person, removalId }: CommandOf<'remove-content-of-person'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.isAnonymous || isPseudonym(person)) return refuse('board-anonymous')
  if (isDone(state, removalId)) return accept()
  return remove(state, person, removalId, context)
}

/**
 * A facilitator removes what the author of a note wrote, named or not. Where authors are hidden action items stay: if
 * they went together with notes, that would disclose who made them (LEAD-20).
 */
function removeContentOfAuthor(
  state: BoardState,
  { noteId, removalId }: CommandOf<'remove-content-of-author'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (isDone(state, removalId)) return accept()
  const author = state.notes.get(noteId)?.by
  return author === undefined ? refuse('unknown-note') : remove(state, author, removalId, context)
}

/**
 * Brings back everything that one removal took, as far as it is still in the trash and there is room for all of it
 * (LEAD-12, LEAD-22).
 */
function restoreContent(
  state: BoardState,
  { removalId }: CommandOf<'restore-content'>,
  { actor }: DecisionContext,
): BoardDecision {
  if (!leads(state, actor)) return refuse('forbidden')
  const removal = state.removals.find((one) => one.removalId === removalId)
  if (removal === undefined) return accept()
  const { trash } = state
  const notes = removal.noteIds.flatMap((id) => trash.notes.get(id) ?? [])
  const noteIds = new Set(notes.map(({ id }) => id))
  const comments = removal.comments.flatMap(({ noteId, commentId }) => {
    const trashed = trash.comments.get(commentId)
    return trashed !== undefined && (state.notes.has(noteId) || noteIds.has(noteId)) ? [trashed] : []
  })
  const actionIds = removal.actionIds.filter((id) => trash.actions.has(id))
  const bytes = notes.reduce((sum, note) => sum + bytesOfNote(note), boardBytes(state))
  const allBytes = comments.reduce((sum, { comment }) => sum + bytesOfComment(comment), bytes)
  const isFull =
    state.notes.size + notes.length > NOTES_MAX ||
    ownActionsCount(state) + actionIds.length > ACTIONS_MAX ||
    allBytes > BOARD_BYTES_MAX
  if (isFull) return refuse('board-full')
  // The first notes of groups come first, so that their members find them.
  const ordered = notes.toSorted((one, other) => Number(one.group !== null) - Number(other.group !== null))
  return accept(
    ...restoredNotes(state, ordered),
    ...comments.map(({ noteId, comment }): BoardEvent => ({
      type: 'comment-restored',
      noteId,
      commentId: comment.id,
    })),
    ...actionIds.map((actionId): BoardEvent => ({ type: 'action-restored', actionId })),
    { type: 'content-restored', removalId },
  )
}

function isDone({ removals }: BoardState, removalId: RemovalId): boolean {
  return removals.some((one) => one.removalId === removalId)
}

/** One after the other: two of them may want the same place, or the votes that one voter has left (LEAD-22). */
function restoredNotes(state: BoardState, notes: readonly Note[]): readonly BoardEvent[] {
  let board = state
  return notes.flatMap((note) => {
    const events = restoredNote(board, note)
    board = events.reduce(evolve, board)
    return events
  })
}

function remove(
  state: BoardState,
  author: AuthorId,
  removalId: RemovalId,
  context: DecisionContext,
): BoardDecision {
  const { noteIds, comments, actionIds } = contentOf(state, author)
  if (noteIds.length + comments.length + actionIds.length === 0) return accept()
  // What a facilitator removes of their own while it is hidden, only that facilitator brings back (MASK-17).
  const withdrawal = isWithdrawal(state, author, context) ? ({ withdrawn: true } as const) : {}
  return accept(
    ...comments.map((comment): BoardEvent => ({ type: 'comment-deleted', ...comment, ...withdrawal })),
    ...noteIds.map((noteId): BoardEvent => ({ type: 'note-deleted', noteId, ...withdrawal })),
    ...actionIds.map((actionId): BoardEvent => ({ type: 'action-deleted', actionId })),
    { type: 'content-removed', removalId, noteIds, comments, actionIds },
  )
}

/**
 * What one person wrote on the board. Their comments under notes that are removed too are left out, since they go with
 * these notes.
 */
function contentOf(state: BoardState, author: AuthorId): Removal {
  const own = state.notes
    .values()
    .filter(({ by }) => by === author)
    .slice(0, REMOVAL_MAX)
  const noteIds = new Set(own.map(({ id }) => id))
  const comments = state.notes
    .values()
    .filter(({ id }) => !noteIds.has(id))
    .flatMap((note) =>
      note.comments.filter(({ by }) => by === author).map(({ id }) => ({ noteId: note.id, commentId: id })),
    )
    .slice(0, REMOVAL_MAX)
  const hidesCreators = state.isAnonymous || isPseudonym(author)
  const actionIds = state.actions
    .values()
    .filter(({ createdBy, addedIn }) => !hidesCreators && createdBy === author && addedIn === state.id)
    .map(({ id }) => id)
  // Members of a group go before its first note, so that none of them leads the group in between.
  const ordered = own.toSorted((one, other) => Number(one.group === null) - Number(other.group === null))
  return { noteIds: ordered.map(({ id }) => id), comments, actionIds }
}
