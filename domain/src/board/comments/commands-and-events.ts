import type { AuthorId, CommentId, NoteId } from '../../kernel/ids.ts'

/** Each of them can be undone. */
export type CommentCommand =
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

export type CommentEvent =
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
  /** `withdrawn` as in `note-deleted`. */
  | {
      readonly type: 'comment-deleted'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly withdrawn?: true | undefined
    }
  | { readonly type: 'comment-restored'; readonly noteId: NoteId; readonly commentId: CommentId }
