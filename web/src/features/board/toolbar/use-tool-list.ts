import { useLive } from '../view/board-store.ts'
import { useNarrow } from '../view/use-narrow.ts'

/**
 * Whether all tools stand in one list behind one button instead of in a bar: on a phone, and on a compact board at every
 * width (D36: one column of controls).
 */
export function useToolList(): boolean {
  const isNarrow = useNarrow()
  const isCompact = useLive((view) => view.board.isCompact)
  return isNarrow || isCompact
}
