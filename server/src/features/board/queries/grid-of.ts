import { notesInColumn } from '@retropulse/domain/board/order'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'

/** The place of a note in rows of 10 px (BOARD-69). */
export interface GridPlace {
  readonly x: number
  readonly y: number
  readonly h: number
}

/**
 * Pixels of a row, of a line of text and of the reactions (BOARD-69), and the characters that fit into a line of 228
 * px.
 */
const ROW = 10
const LINE = 24
const REACTIONS = 30
const LINE_CHARACTERS = 26
const ROWS_MIN = 3

/**
 * The grid places of notes, derived from column and rank, which alone are stored (NOTE-18, BOARD-68): below each other
 * in their column, by rank whatever they are sorted by (SORT-4). Notes of a group have the place of its first note.
 */
export function gridOf(state: BoardState): ReadonlyMap<NoteId, GridPlace> {
  const places = new Map<NoteId, GridPlace>()
  state.columns.forEach(({ id }, x) => {
    let y = 0
    for (const note of notesInColumn(state, id)) {
      if (isMember(note, state)) continue
      const h = rowsOf(note)
      places.set(note.id, { x, y, h })
      y += h
    }
  })
  state.notes.forEach((note) => {
    const leader = note.group === null ? undefined : places.get(note.group.into)
    if (leader !== undefined) places.set(note.id, leader)
  })
  return places
}

function isMember({ group }: Note, { notes }: BoardState): boolean {
  return group !== null && notes.has(group.into)
}

function rowsOf({ text, reactions }: Note): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARACTERS)), 0)
  const pixels = lines * LINE + (reactions.length > 0 ? REACTIONS : 0)
  return Math.max(ROWS_MIN, Math.ceil(pixels / ROW))
}
