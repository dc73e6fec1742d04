import type { NoteId } from '@retropulse/domain/kernel/ids'

/** Milliseconds over the middle of another note until a drop groups the two; a note that only passes over is moved. */
const DWELL = 350

/** Calls `onSettle` when a note was held over the middle of another one long enough (GROUP-15). */
export function createNoteDwell(onSettle: (noteId: NoteId) => void) {
  let over: NoteId | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const at = (noteId: NoteId | null): void => {
    if (noteId === over) return
    over = noteId
    clearTimeout(timer)
    if (noteId !== null) timer = setTimeout(() => onSettle(noteId), DWELL)
  }
  return { at, stop: () => at(null) }
}
