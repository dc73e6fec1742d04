import {
  type ActionId,
  asId,
  type AuthorId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '../../kernel/ids.ts'
import type { Rank } from '../../kernel/rank.ts'
import type { CommandOf } from '../command.ts'

/** Commands in one short line each; ids are plain text here. */

export function addNote(
  noteId: string,
  text = 'A note',
  column = 'good',
  rank: Rank = 'a0',
): CommandOf<'add-note'> {
  return { type: 'add-note', ...note(noteId), columnId: asId<ColumnId>(column), rank, text }
}

export function editNote(noteId: string, text: string): CommandOf<'edit-note'> {
  return { type: 'edit-note', ...note(noteId), text }
}

export function moveNote(noteId: string, column: string, rank: Rank): CommandOf<'move-note'> {
  return { type: 'move-note', ...note(noteId), columnId: asId<ColumnId>(column), rank }
}

export function deleteNote(noteId: string): CommandOf<'delete-note'> {
  return { type: 'delete-note', ...note(noteId) }
}

export function restoreNote(noteId: string): CommandOf<'restore-note'> {
  return { type: 'restore-note', ...note(noteId) }
}

export function addComment(noteId: string, commentId: string, text = 'A comment'): CommandOf<'add-comment'> {
  return { type: 'add-comment', ...comment(noteId, commentId), text }
}

export function editComment(noteId: string, commentId: string, text: string): CommandOf<'edit-comment'> {
  return { type: 'edit-comment', ...comment(noteId, commentId), text }
}

export function deleteComment(noteId: string, commentId: string): CommandOf<'delete-comment'> {
  return { type: 'delete-comment', ...comment(noteId, commentId) }
}

export function restoreComment(noteId: string, commentId: string): CommandOf<'restore-comment'> {
  return { type: 'restore-comment', ...comment(noteId, commentId) }
}

export function react(noteId: string, emoji: string, on = true): CommandOf<'set-reaction'> {
  return { type: 'set-reaction', ...note(noteId), emoji, on }
}

export function renameColumn(column: string, name: string): CommandOf<'rename-column'> {
  return { type: 'rename-column', columnId: asId<ColumnId>(column), name }
}

export function renameBoard(title: string): CommandOf<'rename-board'> {
  return { type: 'rename-board', title }
}

export function setMasking(on: boolean): CommandOf<'set-masking'> {
  return { type: 'set-masking', on }
}

export function groupNote(noteId: string, into: string): CommandOf<'group-note'> {
  return { type: 'group-note', ...note(noteId), into: asId<NoteId>(into) }
}

export function groupNotes(noteIds: readonly string[], title: string): CommandOf<'group-notes'> {
  return { type: 'group-notes', noteIds: noteIds.map((noteId) => asId<NoteId>(noteId)), title }
}

export function ungroupNote(noteId: string): CommandOf<'ungroup-note'> {
  return { type: 'ungroup-note', ...note(noteId) }
}

export function titleGroup(noteId: string, title: string): CommandOf<'title-group'> {
  return { type: 'title-group', ...note(noteId), title }
}

/** A secret vote on all columns that begins without votes, unless the test says otherwise. */
export function startVoting(more: Partial<CommandOf<'start-voting'>> = {}): CommandOf<'start-voting'> {
  const vote = { contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false }
  return { type: 'start-voting', ...vote, ...more }
}

export function castVotes(noteId: string, votes: number): CommandOf<'cast-votes'> {
  return { type: 'cast-votes', ...note(noteId), votes }
}

export function addAction(actionId: string, text = 'An action', from?: string): CommandOf<'add-action'> {
  const link = from === undefined ? {} : { fromNote: asId<NoteId>(from) }
  return { type: 'add-action', actionId: asId<ActionId>(actionId), text, ...link }
}

export function setActionDue(actionId: string, due: string | null): CommandOf<'set-action-due'> {
  return { type: 'set-action-due', actionId: asId<ActionId>(actionId), due }
}

export function assignAction(actionId: string, assignee: AuthorId | null): CommandOf<'assign-action'> {
  return { type: 'assign-action', actionId: asId<ActionId>(actionId), assignee }
}

function note(noteId: string): { readonly noteId: NoteId } {
  return { noteId: asId<NoteId>(noteId) }
}

function comment(
  noteId: string,
  commentId: string,
): { readonly noteId: NoteId; readonly commentId: CommentId } {
  return { ...note(noteId), commentId: asId<CommentId>(commentId) }
}
