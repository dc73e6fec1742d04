import type { AuthorId, ColumnId, NoteId } from '../../kernel/ids.ts'
import type { Rank } from '../../kernel/rank.ts'
import type { NoteTexts } from '../readable-texts.ts'
import type { Note } from '../state.ts'

/** Each of them can be undone. */
export type NoteCommand =
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

export type NoteEvent =
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
  /** `withdrawn`: the author deleted it while it was hidden; no client is notified (MASK-17). */
  | { readonly type: 'note-deleted'; readonly noteId: NoteId; readonly withdrawn?: true | undefined }
  | { readonly type: 'note-restored'; readonly noteId: NoteId; readonly rank: Rank }

/** A whole note that the viewer may not have yet. */
export type NoteShown = {
  readonly type: 'note-shown'
  readonly note: Note
}

/** Texts that the viewer may read, after their replica masked all texts or while it still does (MASK-16). */
export type TextsShown = {
  readonly type: 'texts-shown'
  readonly notes: readonly NoteTexts[]
}
