import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { closeThen } from '../../controls/close-then-act.ts'
import { useVotedColumn } from '../../../model/vote-stage.ts'
import { t } from './messages.ts'
import { useGoToColumn } from './use-go-to-column.ts'

/** The warning for a vote in a column that is not voted on; it leads to the one that is (VOTE-18). */
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
