import type { Dragging } from '@retropulse/contract/board-room'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { isMember } from './group-notes.ts'
import { noteOrder } from './note-order.ts'
import { useMemo, useState } from 'react'
import { useLive } from './board-store.ts'

/** The cards of each column, first to last; a group is its first note, on whose card the others stand. */
export type ColumnNotes = ReadonlyMap<ColumnId, readonly Note[]>

const NONE: readonly Note[] = []

/**
 * The cards of each column as they are drawn: those that others drag where they are held (MOVE-7), and all in the order
 * that the facilitator chose (SORT-1). A column in which nothing changed keeps its array of `before`, so that it is not
 * rendered again.
 */
export function columnNotes(
  board: Pick<BoardState, 'columns' | 'notes' | 'sortBy' | 'voting'>,
  dragging: readonly Dragging[],
  before: ColumnNotes,
): ColumnNotes {
  const held = new Map(dragging.map((place) => [place.noteId, place]))
  const columns = new Map<ColumnId, Note[]>(board.columns.map((column) => [column.id, []]))
  for (const note of board.notes.values()) {
    if (isMember(board.notes, note)) continue
    const place = held.get(note.id)
    const isKnown = place !== undefined && columns.has(place.columnId)
    const drawn = isKnown ? { ...note, columnId: place.columnId, rank: place.rank } : note
    columns.get(drawn.columnId)?.push(drawn)
  }
  const { compare } = noteOrder(board)
  const after = new Map<ColumnId, readonly Note[]>()
  for (const [columnId, notes] of columns) {
    const sorted = notes.sort(compare)
    const old = before.get(columnId)
    after.set(columnId, old !== undefined && areSame(old, sorted) ? old : sorted)
  }
  return after
}

/** The cards of one column. */
export function notesOf(columns: ColumnNotes, columnId: ColumnId): readonly Note[] {
  return columns.get(columnId) ?? NONE
}

function areSame(one: readonly Note[], other: readonly Note[]): boolean {
  return one.length === other.length && one.every((note, at) => note === other[at])
}

/** The cards of each column as they are drawn now; unchanged columns keep their arrays. */
export function useColumnNotes(): ColumnNotes {
  const board = useLive((view) => view.board)
  const dragging = useLive((view) => view.dragging)
  const [arrange] = useState(createArranger)
  return useMemo(() => arrange(board, dragging), [arrange, board, dragging])
}

function createArranger() {
  let last: ColumnNotes = new Map()
  return (board: BoardState, dragging: readonly Dragging[]): ColumnNotes => {
    last = columnNotes(board, dragging, last)
    return last
  }
}

/** The notes that others drag. */
export function useInFlight(): ReadonlySet<NoteId> {
  const dragging = useLive((view) => view.dragging)
  return useMemo(() => new Set(dragging.map(({ noteId }: Dragging) => noteId)), [dragging])
}

/** The names of the people on the board, by their key. */
export function useNames(): ReadonlyMap<string, string> {
  const people = useLive((view) => view.people)
  return useMemo(
    () => new Map(people.flatMap(({ key, name }) => (name === null ? [] : [[key, name] as const]))),
    [people],
  )
}
