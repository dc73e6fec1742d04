import { useMemo } from 'react'
import type { UndoOutcome } from '../../live/undo-stack.ts'
import { useBoardStore } from '../../model/board-store.ts'

export interface Undo {
  readonly undo: () => void
  readonly redo: () => void
}

/** Undoes or redoes the last act of this tab, and says which it was (UNDO-4). */
export function useUndo(): Undo {
  const { session } = useBoardStore()
  return useMemo(
    () => ({
      undo: () => void announceOutcome('undo', session.undo()),
      redo: () => void announceOutcome('redo', session.redo()),
    }),
    [session],
  )
}

/** The texts load together with the undo stack, after the first note. */
async function announceOutcome(what: 'undo' | 'redo', undoing: Promise<UndoOutcome | null>): Promise<void> {
  const [outcome, { showOutcome }] = await Promise.all([undoing, import('./show-outcome.ts')])
  showOutcome(what, outcome)
}
