import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { useEffect } from 'react'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { slotOf } from '../drag/animate-drop.ts'

/** Opens the column of the framed note where columns are tabs, and scrolls the note into view (DISCUSS-13). */
export function useFramedInView(card: Note | null): void {
  const { openColumn } = useBoardHandlers()
  const id = card?.id
  const columnId = card?.columnId
  useEffect(() => {
    if (id === undefined || columnId === undefined) return
    // The columns end with room for the card of the discussion only once that has been drawn.
    let frame = requestAnimationFrame(() => {
      openColumn(columnId)
      frame = requestAnimationFrame(() => scrollToFramed(id))
    })
    return () => cancelAnimationFrame(frame)
  }, [id, columnId, openColumn])
}

/** Scrolls a note to the upper end of its column, above what is docked at the lower edge. */
export function scrollToFramed(id: NoteId): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  slotOf(id)?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}
