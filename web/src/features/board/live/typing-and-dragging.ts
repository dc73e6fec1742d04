import type { JoinMessage, RoomMessage } from '@retropulse/contract/board-room'
import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'

/** Milliseconds between two messages about one open note (TYPING-2). */
const EDIT_PAUSE_MS = 1000
/** Milliseconds between two places of a dragged note (MOVE-7). */
const DRAG_PAUSE_MS = 100

/** Sends, throttled, which note the participant types or drags; none of it is stored (WIRE-23). */
export interface Gestures {
  readonly startEditing: (noteId: NoteId, columnId: ColumnId | null) => void
  readonly stopEditing: (noteId: NoteId) => void
  readonly drag: (noteId: NoteId, columnId: ColumnId, rank: Rank) => void
  readonly stopDrag: (noteId: NoteId) => void
  /** Sends the open and the dragged note again, after another join. */
  readonly repeat: () => void
  readonly stop: () => void
}

type GestureMessage = Exclude<RoomMessage, JoinMessage>

export function createGestures(send: (message: GestureMessage) => void): Gestures {
  let open: { noteId: NoteId; columnId: ColumnId | null; sentAt: number } | null = null
  let place: Extract<GestureMessage, { type: 'drag' }> | null = null
  let pause: ReturnType<typeof setTimeout> | null = null

  function sendEdit(noteId: NoteId, columnId: ColumnId | null): void {
    open = { noteId, columnId, sentAt: Date.now() }
    send({ type: 'edit', noteId, columnId })
  }

  /** Sends the place at once; of places that follow too soon, the last one later. */
  function sendPlace(): void {
    if (place === null) return
    send(place)
    place = null
    pause = setTimeout(() => {
      pause = null
      sendPlace()
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
    send({ type: 'stop-edit', noteId })
  }

  return {
    startEditing(noteId, columnId) {
      if (open?.noteId === noteId && Date.now() - open.sentAt < EDIT_PAUSE_MS) return
      if (open !== null && open.noteId !== noteId) stopEditing(open.noteId)
      sendEdit(noteId, columnId)
    },
    stopEditing,
    drag(noteId, columnId, rank) {
      place = { type: 'drag', noteId, columnId, rank }
      if (pause === null) sendPlace()
    },
    stopDrag(noteId) {
      endDrag()
      send({ type: 'stop-drag', noteId })
    },
    repeat() {
      if (open !== null) sendEdit(open.noteId, open.columnId)
    },
    stop: endDrag,
  }
}
