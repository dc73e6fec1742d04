import type { NoteId } from '@retropulse/domain/kernel/ids'

/** Milliseconds that a note is held over the middle of another before they would be grouped: passing by is no wish. */
const DWELL = 350

/** Tells when a note has been held over the middle of another one for a moment (D6). */
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
