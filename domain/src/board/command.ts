import type { ColumnId, CommentId, NoteId } from '../kernel/ids.ts'
import type { Rank } from '../kernel/rank.ts'

/** Everything that somebody on a board can ask for. Ids of new things are made by who asks. */
export type BoardCommand =
  | {
      readonly type: 'add-note'
      readonly noteId: NoteId
      readonly columnId: ColumnId
      readonly rank: Rank
      readonly text: string
    }
  | { readonly type: 'edit-note'; readonly noteId: NoteId; readonly text: string }
  | { readonly type: 'move-note'; readonly noteId: NoteId; readonly columnId: ColumnId; readonly rank: Rank }
  | { readonly type: 'delete-note'; readonly noteId: NoteId }
  | { readonly type: 'restore-note'; readonly noteId: NoteId }
  | {
      readonly type: 'add-comment'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly text: string
    }
  | {
      readonly type: 'edit-comment'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly text: string
    }
  | { readonly type: 'delete-comment'; readonly noteId: NoteId; readonly commentId: CommentId }
  | { readonly type: 'restore-comment'; readonly noteId: NoteId; readonly commentId: CommentId }
  /** On or off rather than "toggle", so that a second tab or a repeated delivery cannot undo it. */
  | { readonly type: 'set-reaction'; readonly noteId: NoteId; readonly emoji: string; readonly on: boolean }
  | { readonly type: 'rename-column'; readonly columnId: ColumnId; readonly name: string }
  | { readonly type: 'rename-board'; readonly title: string }
  | { readonly type: 'set-masking'; readonly on: boolean }

export type BoardCommandType = BoardCommand['type']
export type CommandOf<Type extends BoardCommandType> = Extract<BoardCommand, { type: Type }>
