import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { t } from '../messages.ts'
import { useBoardStore, useLive } from '../view/board-store.ts'

/** All attempts to connect are used up (board.md §7); nothing that was written is lost (D12). */
export function DisconnectedDialog({ onClose }: { onClose: () => void }) {
  const { session } = useBoardStore()
  const isDurable = useLive((view) => view.isDurable)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('offline.title')}
      description={t(isDurable ? 'offline.text' : 'offline.unkept')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <Button variant="primary" onClick={() => session.retry()}>
          {t('offline.retry')}
        </Button>
      }
    />
  )
}
