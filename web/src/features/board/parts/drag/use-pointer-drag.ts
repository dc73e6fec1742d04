import { type RefObject, useEffect, useState } from 'react'
import { preloaded } from '../../../../lib/preload.ts'
import type { PointerDragContext } from './drag-by-pointer.ts'
import { createDragPreviewPosition, type DragPreviewPosition } from './drag-preview-position.ts'

const loadPointerDrag = preloaded(() => import('./drag-by-pointer.ts'))

export interface PointerDragOptions extends Omit<PointerDragContext, 'board' | 'picture'> {
  /** The element of the board, with all its columns. */
  readonly root: RefObject<HTMLElement | null>
}

/**
 * Lets notes be carried with mouse and finger; returns the picture that follows the pointer. Its code loads after the
 * board, so that the first note does not wait for it.
 */
export function usePointerDrag(options: PointerDragOptions): DragPreviewPosition {
  const [picture] = useState(createDragPreviewPosition)
  const { root, drag, columns, onLongPress, showColumn } = options
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    void loadPointerDrag().then(({ dragByPointer }) => {
      const board = root.current
      if (isGone || board === null) return
      stop = dragByPointer({ board, drag, columns, onLongPress, showColumn, picture })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [root, drag, columns, onLongPress, showColumn, picture])
  return picture
}
