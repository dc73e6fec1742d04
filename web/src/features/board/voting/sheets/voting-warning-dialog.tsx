import { notesInColumn } from '@retropulse/domain/board/order'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusAdd } from '../../focus/focus-board.ts'
import { closeThen } from '../../overlay/close-to.ts'
import { useBoardActions } from '../../view/board-actions.ts'
import { useBoardStore } from '../../view/board-store.ts'
import { useVotedColumn } from '../use-voted-column.ts'
import { t } from './messages.ts'

/** Somebody tried to vote in a column that is not voted on (board.md §8): leads to the one that is. */
export function VotingWarningDialog({ onClose }: { onClose: () => void }) {
  const column = useVotedColumn()
  const goTo = useGoToColumn()
  if (column === null) return null
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('inProgress')}
      description={t('elsewhere', { column: column.name })}
      closeLabel={t('close')}
      size="sm"
      footer={
        <Button variant="primary" onClick={() => closeThen(onClose, () => goTo(column.id))}>
          {t('goTo', { column: column.name })}
        </Button>
      }
    />
  )
}

/** Brings a column into sight, with the focus on its first note, else on its button. */
function useGoToColumn(): (columnId: ColumnId) => void {
  const { get } = useBoardStore()
  const { goTo } = useBoardActions()
  return (columnId) => {
    const first = notesInColumn(get().board, columnId).find(({ group }) => group === null)
    if (first !== undefined) return goTo(first.id)
    document.querySelector<HTMLElement>(`[data-tab-column="${CSS.escape(columnId)}"]`)?.click()
    return focusAdd(columnId)
  }
}
