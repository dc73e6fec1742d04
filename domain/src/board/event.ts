import type { AuthorId, ColumnId, CommentId, NoteId } from '../kernel/ids.ts'
import type { Rank } from '../kernel/rank.ts'
import type { Column } from './state.ts'

/** What happened on a board. The log keeps these for ever; a new shape gets an upcast, never an edit. */
export type BoardEvent =
  | {
      readonly type: 'board-created'
      readonly title: string
      readonly columns: readonly Column[]
      readonly isAnonymous: boolean
      readonly at: number
    }
  | {
      readonly type: 'note-added'
      readonly noteId: NoteId
      readonly columnId: ColumnId
      readonly rank: Rank
      readonly text: string
      readonly by: AuthorId
      readonly at: number
    }
  | { readonly type: 'note-edited'; readonly noteId: NoteId; readonly text: string; readonly by: AuthorId }
  | { readonly type: 'note-moved'; readonly noteId: NoteId; readonly columnId: ColumnId; readonly rank: Rank }
  | { readonly type: 'note-deleted'; readonly noteId: NoteId }
  | { readonly type: 'note-restored'; readonly noteId: NoteId; readonly rank: Rank }
  | {
      readonly type: 'comment-added'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly text: string
      readonly by: AuthorId
      readonly at: number
    }
  | {
      readonly type: 'comment-edited'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly text: string
      readonly at: number
    }
  | { readonly type: 'comment-deleted'; readonly noteId: NoteId; readonly commentId: CommentId }
  | { readonly type: 'comment-restored'; readonly noteId: NoteId; readonly commentId: CommentId }
  | {
      readonly type: 'reaction-added'
      readonly noteId: NoteId
      readonly emoji: string
      readonly by: AuthorId
    }
  | {
      readonly type: 'reaction-removed'
      readonly noteId: NoteId
      readonly emoji: string
      readonly by: AuthorId
    }
  | { readonly type: 'column-renamed'; readonly columnId: ColumnId; readonly name: string }
  | { readonly type: 'board-renamed'; readonly title: string }
  | { readonly type: 'masking-changed'; readonly on: boolean }

export type BoardEventType = BoardEvent['type']
export type EventOf<Type extends BoardEventType> = Extract<BoardEvent, { type: Type }>
