import { asId, type NoteId } from '@retropulse/domain/kernel/ids'

/**
 * The notes that the browser skips, since they are out of view (`content-visibility: auto`), and a queue in which these
 * are drawn: what changes every note of a large board at once is drawn at once where it is seen, and elsewhere a few
 * notes a frame.
 */
export interface SkippedNotes {
  readonly has: (noteId: NoteId) => boolean
  /** Calls `listener` when the browser begins or ceases to skip the note. Returns a function that stops it. */
  readonly watch: (noteId: NoteId, listener: () => void) => () => void
  /** Calls `draw` in one of the next frames, once however often it was queued. Returns a function that prevents it. */
  readonly drawLater: (noteId: NoteId, draw: () => void) => () => void
  readonly setSkipped: (noteId: NoteId, isSkipped: boolean) => void
}

/** Notes that are drawn in a frame: some 6 ms of it on a laptop, 25 ms on a cheap phone. */
const PER_FRAME = 12

/** `nextFrame` calls a function before the next frame is painted. */
export function createSkippedNotes(
  nextFrame: (callback: () => void) => unknown = (callback) => requestAnimationFrame(callback),
): SkippedNotes {
  const skipped = new Set<NoteId>()
  const watchers = new Map<NoteId, Set<() => void>>()
  const queue = new Map<NoteId, Set<() => void>>()

  let isDue = false

  function schedule(): void {
    if (isDue || queue.size === 0) return
    isDue = true
    nextFrame(drawSome)
  }

  function drawSome(): void {
    isDue = false
    for (const [noteId, draws] of [...queue].slice(0, PER_FRAME)) {
      queue.delete(noteId)
      for (const draw of draws) draw()
    }
    schedule()
  }

  return {
    has: (noteId) => skipped.has(noteId),
    watch(noteId, listener) {
      const listeners = watchers.get(noteId) ?? new Set()
      watchers.set(noteId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        watchers.delete(noteId)
        // The note has left the page; in another column it has an element of its own, which is seen until it is skipped.
        skipped.delete(noteId)
      }
    },
    drawLater(noteId, draw) {
      const draws = queue.get(noteId) ?? new Set()
      queue.set(noteId, draws.add(draw))
      schedule()
      return () => void draws.delete(draw)
    },
    setSkipped(noteId, isSkipped) {
      if (isSkipped) skipped.add(noteId)
      else skipped.delete(noteId)
      for (const listener of watchers.get(noteId) ?? []) listener()
    },
  }
}

/** Keeps it at what the browser reports about the notes within `board`. Returns a function that stops it. */
export function followBrowser(notes: SkippedNotes, board: HTMLElement): () => void {
  const report = (event: Event) => {
    const { target } = event
    const id = target instanceof HTMLElement ? target.dataset['slot'] : undefined
    if (id === undefined || !(event instanceof ContentVisibilityAutoStateChangeEvent)) return
    notes.setSkipped(asId<NoteId>(id), event.skipped)
  }
  board.addEventListener('contentvisibilityautostatechange', report)
  return () => board.removeEventListener('contentvisibilityautostatechange', report)
}
