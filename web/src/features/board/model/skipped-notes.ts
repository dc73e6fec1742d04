import { asId, type NoteId } from '@retropulse/domain/kernel/ids'

/**
 * The notes that the browser skips, since they are out of view (`content-visibility: auto`), and a queue in which these
 * are drawn, a few notes a frame. Notes that are seen are drawn at once, unless a change of every note holds them back:
 * on a large screen they would take longer than a frame may (50 ms), so they are drawn a few a frame too, before those
 * that are skipped.
 */
export interface SkippedNotes {
  /** True for notes that are skipped or held back. */
  readonly has: (noteId: NoteId) => boolean
  /** Calls `listener` when the answer of `has` for the note may have changed. Returns a function that stops it. */
  readonly watch: (noteId: NoteId, listener: () => void) => () => void
  /** Calls `draw` in one of the next frames, once however often it was queued. Returns a function that prevents it. */
  readonly drawLater: (noteId: NoteId, draw: () => void) => () => void
  readonly setSkipped: (noteId: NoteId, isSkipped: boolean) => void
  /** Holds a note that is seen back until what is queued for it next is drawn. */
  readonly holdBack: (noteId: NoteId) => void
  /** True while any note is held back. */
  readonly isHolding: () => boolean
  /** Calls `listener` when all notes that were held back are drawn. Returns a function that stops it. */
  readonly watchHeld: (listener: () => void) => () => void
}

/**
 * Notes that are drawn in a frame: some 4 ms of it for skipped ones on a laptop, 16 ms on a cheap phone, and three times
 * as much for notes that are seen, which are laid out and painted.
 */
const PER_FRAME = 8

/** `nextFrame` calls a function before the next frame is painted. */
export function createSkippedNotes(
  nextFrame: (callback: () => void) => unknown = (callback) => requestAnimationFrame(callback),
): SkippedNotes {
  const skipped = new Set<NoteId>()
  const held = new Set<NoteId>()
  const heldListeners = new Set<() => void>()
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
    const ids = [...queue.keys()]
    const wasHolding = held.size > 0
    const seenFirst = [...ids.filter((id) => held.has(id)), ...ids.filter((id) => !held.has(id))]
    for (const noteId of seenFirst.slice(0, PER_FRAME)) {
      const draws = queue.get(noteId) ?? []
      queue.delete(noteId)
      const wasHeld = held.delete(noteId)
      for (const draw of draws) draw()
      if (wasHeld) report(noteId)
    }
    if (wasHolding) reportHeld()
    schedule()
  }

  function reportHeld(): void {
    if (held.size > 0) return
    for (const listener of heldListeners) listener()
  }

  function report(noteId: NoteId): void {
    for (const listener of watchers.get(noteId) ?? []) listener()
  }

  return {
    has: (noteId) => skipped.has(noteId) || held.has(noteId),
    watch(noteId, listener) {
      const listeners = watchers.get(noteId) ?? new Set()
      watchers.set(noteId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        watchers.delete(noteId)
        // The note has left the page; in another column it has an element of its own, which is seen until it is skipped.
        skipped.delete(noteId)
        if (held.delete(noteId)) reportHeld()
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
      report(noteId)
    },
    holdBack(noteId) {
      if (!skipped.has(noteId)) held.add(noteId)
    },
    isHolding: () => held.size > 0,
    watchHeld(listener) {
      heldListeners.add(listener)
      return () => heldListeners.delete(listener)
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
