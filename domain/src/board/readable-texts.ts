import type { CommentId, NoteId } from '../kernel/ids.ts'
import { maskOf } from './mask.ts'
import type { Note } from './state.ts'
import { isReadable, type Viewer } from './visible-board.ts'

/** The texts of one note that a viewer may read; null where they may not, or where there is none. */
export interface NoteTexts {
  readonly noteId: NoteId
  readonly text: string | null
  readonly groupTitle: string | null
  /** Only the comments that the viewer may read. */
  readonly comments: readonly { readonly id: CommentId; readonly text: string }[]
}

/** The texts of a note that the viewer may read; null when there are none. */
export function readableTexts(note: Note, isMasked: boolean, viewer: Viewer): NoteTexts | null {
  const isOwn = isReadable(note, isMasked, viewer)
  const comments = note.comments.filter((comment) => isReadable(comment, isMasked, viewer))
  if (!isOwn && comments.length === 0) return null
  return {
    noteId: note.id,
    text: isOwn ? note.text : null,
    groupTitle: isOwn ? note.groupTitle : null,
    comments: comments.map(({ id, text }) => ({ id, text })),
  }
}

/** The note with every text replaced by its mask (MASK-8). */
export function maskNote(note: Note): Note {
  const mask = maskOf(note.id)
  return {
    ...note,
    text: mask,
    groupTitle: note.groupTitle === null ? null : mask,
    comments: note.comments.map((comment) => ({ ...comment, text: maskOf(comment.id) })),
  }
}

/** The note with the readable texts in place of their masks. */
export function withTexts(note: Note, { text, groupTitle, comments }: NoteTexts): Note {
  const readable = new Map(comments.map((comment) => [comment.id, comment.text]))
  return {
    ...note,
    text: text ?? note.text,
    groupTitle: groupTitle ?? note.groupTitle,
    comments: note.comments.map((comment) => ({
      ...comment,
      text: readable.get(comment.id) ?? comment.text,
    })),
  }
}
