import type { NoteId } from '@retropulse/domain/kernel/ids'

/** The group that a title was wanted for in its own menu, until the panel asks for it (BOT-25). */
let wanted: NoteId | null = null
const listeners = new Set<() => void>()

/** Asks for a title of the group that this note leads, in the panel, at once or as soon as it is open. */
export function wantTitle(noteId: NoteId): void {
  wanted = noteId
  for (const listener of listeners) listener()
}

/** Calls `ask` when a title is wanted for this group. Returns a function that stops it. */
export function onTitleWanted(noteId: NoteId, ask: () => void): () => void {
  const listener = () => {
    if (wanted !== noteId) return
    wanted = null
    ask()
  }
  listeners.add(listener)
  listener()
  return () => void listeners.delete(listener)
}
