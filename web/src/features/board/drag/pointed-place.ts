import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Note } from '@retropulse/domain/board/state'
import { type ColumnNotes, notesOf } from '../view/column-notes.ts'
import { restingBoxes } from './column-boxes.ts'
import { type Box, gapIndex } from './gap-index.ts'
import type { Place } from './hold.ts'

/** Finds the place under the pointer; keeps what it measured until a column's notes change. */
export type FindPlace = (columns: ColumnNotes, held: NoteId, columnId: ColumnId, y: number) => Place | null

export function createFindPlace(): FindPlace {
  const measured = new Map<ColumnId, { notes: readonly Note[]; held: NoteId; boxes: readonly Box[] }>()
  return (columns, held, columnId, y) => {
    const list = document.querySelector<HTMLElement>(`[data-column="${CSS.escape(columnId)}"] [data-list]`)
    if (!list) return null
    const notes = notesOf(columns, columnId)
    let known = measured.get(columnId)
    if (known?.notes !== notes || known.held !== held) {
      const at = notes.findIndex((note) => note.id === held)
      known = { notes, held, boxes: restingBoxes(list, at === -1 ? null : at) }
      measured.set(columnId, known)
    }
    return { columnId, index: gapIndex(known.boxes, y - list.getBoundingClientRect().top) }
  }
}
