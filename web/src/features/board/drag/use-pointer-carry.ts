import { type RefObject, useEffect, useState } from 'react'
import { early } from '../../../lib/early.ts'
import type { PointerGround } from './carry-by-pointer.ts'
import { createHeldPicture, type HeldPicture } from './held-picture.ts'

const pointerCarry = early(() => import('./carry-by-pointer.ts'))

export interface PointerCarryOptions extends Omit<PointerGround, 'board' | 'picture'> {
  /** The board with all its columns. */
  readonly root: RefObject<HTMLElement | null>
}

/**
 * Lets notes be carried with mouse and finger; answers the picture that follows them. What does it is fetched beside
 * the board: the first note can be typed without it.
 */
export function usePointerCarry(options: PointerCarryOptions): HeldPicture {
  const [picture] = useState(createHeldPicture)
  const { root, carry, columns, onLongPress, showColumn } = options
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    void pointerCarry().then(({ carryByPointer }) => {
      const board = root.current
      if (isGone || board === null) return
      stop = carryByPointer({ board, carry, columns, onLongPress, showColumn, picture })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [root, carry, columns, onLongPress, showColumn, picture])
  return picture
}
