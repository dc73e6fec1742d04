import { notesInColumn } from '@retropulse/domain/board/order'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { focusAdd } from '../../../model/focus-board.ts'
import { useBoardHandlers } from '../../../model/board-handlers.ts'
import { useBoardStore } from '../../../model/board-store.ts'

/** Scrolls a column into view, with the focus on its first note, else on its button. */
export function useGoToColumn(): (columnId: ColumnId) => void {
  const { get } = useBoardStore()
  const { goTo } = useBoardHandlers()
  return (columnId) => {
    const first = notesInColumn(get().board, columnId).find(({ group }) => group === null)
    if (first !== undefined) return goTo(first.id)
    document.querySelector<HTMLElement>(`[data-tab-column="${CSS.escape(columnId)}"]`)?.click()
    return focusAdd(columnId)
  }
}
