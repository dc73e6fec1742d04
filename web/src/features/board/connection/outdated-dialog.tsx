import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { t as tBoard } from '../messages.ts'
import { t } from './messages.ts'

/** The server speaks a newer protocol than this page; what is unsaved waits on the device for the new one. */
export function OutdatedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={tBoard('outdated.title')}
      description={t('outdatedText')}
      closeLabel={tBoard('close')}
      size="sm"
      footer={
        <Button variant="primary" onClick={() => location.reload()}>
          {tBoard('outdated.reload')}
        </Button>
      }
    />
  )
}
