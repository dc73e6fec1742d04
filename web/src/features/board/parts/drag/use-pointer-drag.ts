import { type RefObject, useEffect, useState } from 'react'
import { preloaded } from '../../../../lib/preload.ts'
import type { PointerDragContext } from './drag-by-pointer.ts'
import { keepEarlyPress } from './early-press.ts'
import { createDragPreviewPosition, type DragPreviewPosition } from './drag-preview-position.ts'

const loadPointerDrag = preloaded(() => import('./drag-by-pointer.ts'))

export interface PointerDragOptions extends Omit<PointerDragContext, 'board' | 'picture' | 'early'> {
  /** The element of the board, with all its columns. */
  readonly root: RefObject<HTMLElement | null>
}

/**
 * Lets notes be carried with mouse and finger; returns the picture that follows the pointer. Its code loads after the
 * board, so that the first note does not wait for it; a press before that is carried on once the code is there (MOVE-15).
 */
export function usePointerDrag(options: PointerDragOptions): DragPreviewPosition {
  const [picture] = useState(createDragPreviewPosition)
  const { root, drag, columns, onLongPress, showColumn } = options
  useEffect(() => {
    const board = root.current
    if (board === null) return
    const takeEarlyPress = keepEarlyPress(board)
    let stop: (() => void) | null = null
    let isGone = false
    void loadPointerDrag().then(({ dragByPointer }) => {
      const early = takeEarlyPress()
      if (isGone) return
      stop = dragByPointer({ board, drag, columns, onLongPress, showColumn, picture, early })
    })
    return () => {
      takeEarlyPress()
      isGone = true
      stop?.()
    }
  }, [root, drag, columns, onLongPress, showColumn, picture])
  return picture
}
