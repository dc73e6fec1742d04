import { type NoteOrder } from '../sorting/note-order.ts'
import { type ColumnNotes, notesOf } from '../view/column-notes.ts'
import { type Hold, type Place, placeOf } from './hold.ts'

/**
 * The one place that the held note can have in the column under it while notes are sorted (D14): its own, or in
 * another column before those that have no more than it; null when it is not on the board any more.
 */
export function sortedPlace(columns: ColumnNotes, { noteId, to }: Hold, { weight }: NoteOrder): Place | null {
  const from = placeOf(columns, noteId)
  if (from === null || from.columnId === to.columnId) return from
  const note = notesOf(columns, from.columnId)[from.index]
  if (note === undefined) return null
  const more = notesOf(columns, to.columnId).filter((other) => weight(other) > weight(note))
  return { columnId: to.columnId, index: more.length }
}
