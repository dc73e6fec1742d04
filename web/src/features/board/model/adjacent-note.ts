import type { NoteId } from '@retropulse/domain/kernel/ids'

/** Where an arrow key leads. */
export type Direction = 'up' | 'down' | 'left' | 'right'

type Rows = readonly (readonly { readonly id: NoteId }[])[]

/** The note to which an arrow key leads; null at the edge. Empty columns are skipped. */
export function neighbour(columns: Rows, from: NoteId, to: Direction | 'first' | 'last'): NoteId | null {
  const column = columns.findIndex((notes) => notes.some((note) => note.id === from))
  const notes = columns[column]
  if (notes === undefined) return null
  const row = notes.findIndex((note) => note.id === from)
  switch (to) {
    case 'first':
      return notes[0]?.id ?? null
    case 'last':
      return notes.at(-1)?.id ?? null
    case 'up':
      return notes[row - 1]?.id ?? null
    case 'down':
      return notes[row + 1]?.id ?? null
    case 'left':
      return across(columns.slice(0, column).reverse(), row)
    case 'right':
      return across(columns.slice(column + 1), row)
  }
}

/** The note that gets the focus when a note leaves: the next one of its column, else the one before (A11Y-6). */
export function focusTargetAfter(columns: Rows, leaving: NoteId): NoteId | null {
  return neighbour(columns, leaving, 'down') ?? neighbour(columns, leaving, 'up')
}

function across(columns: Rows, row: number): NoteId | null {
  const notes = columns.find((column) => column.length > 0)
  return notes?.[Math.min(row, notes.length - 1)]?.id ?? null
}
