import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { t as tBoard } from '../../model/messages.ts'
import { t } from './messages.ts'

/** The page is older than the protocol of the server; unsent changes stay on the device (CONN-26, WIRE-11). */
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
