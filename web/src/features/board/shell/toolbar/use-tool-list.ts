import { useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'

/**
 * True when one button opens the list of all tools, in place of the bar: on a phone (BOARD-51), and on a compact board
 * at every window width (BOARD-22).
 */
export function useToolList(): boolean {
  const isNarrow = useNarrow()
  const isCompact = useLive((view) => view.board.isCompact)
  return isNarrow || isCompact
}
