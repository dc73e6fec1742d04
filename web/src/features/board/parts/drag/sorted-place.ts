import { type NoteOrder } from '../../model/note-order.ts'
import { type ColumnNotes, notesOf } from '../../model/column-notes.ts'
import { type Hold, type Place, placeOf } from './hold.ts'

/**
 * The one place that the held note can have in the column below it while notes are sorted (SORT-6): its own, or in
 * another column behind all notes that have more votes, emoji or comments; null when it is no longer on the board.
 */
export function sortedPlace(columns: ColumnNotes, { noteId, to }: Hold, { weight }: NoteOrder): Place | null {
  const from = placeOf(columns, noteId)
  if (from === null || from.columnId === to.columnId) return from
  const note = notesOf(columns, from.columnId)[from.index]
  if (note === undefined) return null
  const more = notesOf(columns, to.columnId).filter((other) => weight(other) > weight(note))
  return { columnId: to.columnId, index: more.length }
}
