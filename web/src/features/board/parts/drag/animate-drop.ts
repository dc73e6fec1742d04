import type { NoteId } from '@retropulse/domain/kernel/ids'

/** The element of a note's place in its column. */
export function slotOf(noteId: NoteId): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${CSS.escape(noteId)}"]`)
}

/** Animates a note from where its picture was to where it lies now; not for users who prefer reduced motion. */
export function landNote(noteId: NoteId, from: { readonly left: number; readonly top: number }): void {
  const slot = slotOf(noteId)
  if (!slot || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { left, top } = slot.getBoundingClientRect()
  const start = `translate(${from.left - left}px, ${from.top - top}px)`
  // Above its neighbours while it moves over them.
  slot.animate(
    [
      { transform: start, position: 'relative', zIndex: 1 },
      { transform: 'none', position: 'relative', zIndex: 1 },
    ],
    { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  )
}
