import type { Dragging } from '@retropulse/contract/board-room'
import type { BoardState } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { useMemo, useState } from 'react'
import { useLive } from './board-store.ts'
import { type ColumnNotes, columnNotes } from './column-notes.ts'

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
