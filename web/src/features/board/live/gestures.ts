import type { JoinMessage, RoomMessage } from '@retropulse/contract/board-room'
import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'

/** Milliseconds between two messages about one open note (board.md §9). */
const EDIT_PAUSE_MS = 1000
/** Milliseconds between two places of a note that is dragged. */
const DRAG_PAUSE_MS = 100

/** What this person has in hand, told to the others and not too often; never history. */
export interface Gestures {
  readonly startEditing: (noteId: NoteId, columnId: ColumnId | null) => void
  readonly stopEditing: (noteId: NoteId) => void
  readonly drag: (noteId: NoteId, columnId: ColumnId, rank: Rank) => void
  readonly stopDrag: (noteId: NoteId) => void
  /** Says again what is in hand, to a room that was joined anew. */
  readonly repeat: () => void
  readonly stop: () => void
}

type Telling = Exclude<RoomMessage, JoinMessage>

export function createGestures(tell: (message: Telling) => void): Gestures {
  let open: { noteId: NoteId; columnId: ColumnId | null; toldAt: number } | null = null
  let place: Extract<Telling, { type: 'drag' }> | null = null
  let pause: ReturnType<typeof setTimeout> | null = null

  function tellEdit(noteId: NoteId, columnId: ColumnId | null): void {
    open = { noteId, columnId, toldAt: Date.now() }
    tell({ type: 'edit', noteId, columnId })
  }

  /** Tells the place at once, and the last one of those that come too soon after it. */
  function tellPlace(): void {
    if (place === null) return
    tell(place)
    place = null
    pause = setTimeout(() => {
      pause = null
      tellPlace()
    }, DRAG_PAUSE_MS)
  }

  function endDrag(): void {
    if (pause !== null) clearTimeout(pause)
    pause = null
    place = null
  }

  function stopEditing(noteId: NoteId): void {
    if (open?.noteId !== noteId) return
    open = null
    tell({ type: 'stop-edit', noteId })
  }

  return {
    startEditing(noteId, columnId) {
      if (open?.noteId === noteId && Date.now() - open.toldAt < EDIT_PAUSE_MS) return
      if (open !== null && open.noteId !== noteId) stopEditing(open.noteId)
      tellEdit(noteId, columnId)
    },
    stopEditing,
    drag(noteId, columnId, rank) {
      place = { type: 'drag', noteId, columnId, rank }
      if (pause === null) tellPlace()
    },
    stopDrag(noteId) {
      endDrag()
      tell({ type: 'stop-drag', noteId })
    },
    repeat() {
      if (open !== null) tellEdit(open.noteId, open.columnId)
    },
    stop: endDrag,
  }
}
