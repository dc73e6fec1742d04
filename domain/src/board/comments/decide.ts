import type { CommentId, NoteId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { authorOf, isAuthor, leads } from '../actor.ts'
import { bytesOfComment, bytesOfNewComment, growthRefusal, textBytes } from '../board-bytes.ts'
import type { CommandOf } from '../command.ts'
import type { CommentCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { COMMENT_TEXT_MAX, COMMENTS_MAX } from '../limits.ts'
import type { BoardState, Comment, Note } from '../state.ts'
import { commentsRefusal } from '../allowances.ts'
import { isWithdrawal } from '../notes/decide.ts'
import { textRefusal } from '../text.ts'

/** The rules of these commands. */
export const commentRules: Rules<CommentCommand> = {
  'add-comment': addComment,
  'edit-comment': editComment,
  'delete-comment': deleteComment,
  'restore-comment': restoreComment,
}

/** Any participant comments on a note (COMMENT-1). */
function addComment(
  state: BoardState,
  command: CommandOf<'add-comment'>,
  context: DecisionContext,
): BoardDecision {
  const { noteId, commentId, text } = command
  const note = state.notes.get(noteId)
  if (note === undefined) return refuse('unknown-note')
  if (isTaken(state, commentId)) return refuse('id-taken')
  const problem = textRefusal(text, COMMENT_TEXT_MAX)
  if (problem !== null) return refuse(problem)
  const full =
    roomRefusal(state, note, bytesOfNewComment(text)) ?? commentsRefusal(state, context.actor, 'new')
  if (full !== null) return refuse(full)
  return accept({
    type: 'comment-added',
    noteId,
    commentId,
    text,
    by: authorOf(state, context.actor),
    at: context.at,
  })
}

/** Only its author edits a comment (COMMENT-5). */
function editComment(
  state: BoardState,
  command: CommandOf<'edit-comment'>,
  context: DecisionContext,
): BoardDecision {
  const { noteId, commentId, text } = command
  const comment = findComment(state, noteId, commentId)
  if (comment === null) return refuse('unknown-comment')
  if (!isAuthor(comment.by, context.actor)) return refuse('forbidden')
  const problem = textRefusal(text, COMMENT_TEXT_MAX)
  if (problem !== null) return refuse(problem)
  if (comment.text === text) return accept()
  const full = growthRefusal(state, textBytes(text) - textBytes(comment.text))
  if (full !== null) return refuse(full)
  return accept({ type: 'comment-edited', noteId, commentId, text, at: context.at })
}

/** The author or a facilitator deletes a comment; it goes to the trash (COMMENT-6). */
function deleteComment(
  state: BoardState,
  command: CommandOf<'delete-comment'>,
  context: DecisionContext,
): BoardDecision {
  const { noteId, commentId } = command
  const comment = findComment(state, noteId, commentId)
  if (comment === null) {
    return state.trash.comments.get(commentId)?.noteId === noteId ? accept() : refuse('unknown-comment')
  }
  if (!mayDelete(state, comment, context)) return refuse('forbidden')
  const deleted = { type: 'comment-deleted', noteId, commentId } as const
  return accept(isWithdrawal(state, comment.by, context) ? { ...deleted, withdrawn: true } : deleted)
}

/** Those who may delete a comment bring it back, while its note is on the board (COMMENT-6). */
function restoreComment(
  state: BoardState,
  command: CommandOf<'restore-comment'>,
  context: DecisionContext,
): BoardDecision {
  const { noteId, commentId } = command
  if (findComment(state, noteId, commentId) !== null) return accept()
  const trashed = state.trash.comments.get(commentId)
  if (trashed === undefined || trashed.noteId !== noteId) return refuse('unknown-comment')
  const note = state.notes.get(noteId)
  if (note === undefined) return refuse('unknown-note')
  if (!mayDelete(state, trashed.comment, context)) return refuse('forbidden')
  if (trashed.isWithdrawn && !isAuthor(trashed.comment.by, context.actor)) return refuse('note-hidden')
  const full =
    roomRefusal(state, note, bytesOfComment(trashed.comment)) ??
    commentsRefusal(state, context.actor, 'trash')
  if (full !== null) return refuse(full)
  return accept({ type: 'comment-restored', noteId, commentId })
}

/** Why a note takes no further comment of so many bytes; null: it does (COMMENT-8, NOTE-26). */
function roomRefusal(state: BoardState, { comments }: Note, bytes: number): 'board-full' | null {
  return comments.length >= COMMENTS_MAX ? 'board-full' : growthRefusal(state, bytes)
}

function mayDelete(state: BoardState, comment: Comment, context: DecisionContext): boolean {
  return leads(state, context.actor) || isAuthor(comment.by, context.actor)
}

function findComment(state: BoardState, noteId: NoteId, commentId: CommentId): Comment | null {
  return state.notes.get(noteId)?.comments.find((comment) => comment.id === commentId) ?? null
}

/** A comment's id is used once on the whole board, so that the trash can never hold two with one id (COMMENT-10). */
function isTaken(state: BoardState, commentId: CommentId): boolean {
  const isOn = (note: Note): boolean => note.comments.some((comment) => comment.id === commentId)
  const { notes, trash } = state
  return trash.comments.has(commentId) || notes.values().some(isOn) || trash.notes.values().some(isOn)
}
