import type { Note } from '@retropulse/domain/board/state'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLive } from '../../model/board-store.ts'
import { shownSorting } from '../../model/note-order.ts'
import { glideWhile } from './glide-notes.ts'
import { drawWithFewMoves } from './move-rows.ts'

/** Frames before the first column is sorted: until then its notes show their votes, a few a frame (`SkippedNotes`). */
const FRAMES_BEFORE = 5
/** Frames from one column to the next: the layout after a column has moved takes a frame too. */
const FRAMES_EACH = 2

/**
 * The notes of a column as they are drawn now. When what the board is sorted by changes, as at the end of a vote
 * (VOTE-40), its columns take their new orders one after the other, `turn` by `turn`: React moves nearly all elements of
 * a column whose last notes become its first, and all columns in one frame would take 0.1 s on a board with 300 notes.
 */
export function useSortedInTurn(
  notes: readonly Note[],
  turn: number,
  column: RefObject<HTMLElement | null>,
): readonly Note[] {
  const sorting = useLive((view) => shownSorting(view.board))
  const [drawn, setDrawn] = useState({ notes, sorting })
  const isWaiting = drawn.sorting !== sorting
  if (!isWaiting && drawn.notes !== notes) setDrawn({ notes, sorting })
  const current = isWaiting ? drawn.notes : notes
  const shown = useRef(current)
  useLayoutEffect(() => {
    shown.current = current
  }, [current])

  const reorder = useEffectEvent(() => {
    if (column.current === null) return
    const list = column.current.querySelector('[data-list]')
    const draw = () => {
      flushSync(() => setDrawn({ notes, sorting }))
      return idsOf(shown.current)
    }
    glideWhile(column.current, list === null ? draw : () => drawWithFewMoves(list, idsOf(notes), draw))
  })
  useEffect(
    () => (isWaiting ? afterFrames(FRAMES_BEFORE + turn * FRAMES_EACH, reorder) : undefined),
    [isWaiting, turn],
  )
  return current
}

function idsOf(notes: readonly Note[]): readonly string[] {
  return notes.map(({ id }) => id)
}

/** Calls `callback` in the frame with that number from now, soon where no frames are drawn. Returns what cancels it. */
function afterFrames(frames: number, callback: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  let left = frames
  let request = requestAnimationFrame(step)
  function step(): void {
    left -= 1
    if (left > 0) request = requestAnimationFrame(step)
    else callback()
  }
  return () => cancelAnimationFrame(request)
}
