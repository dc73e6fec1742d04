import { Dialog } from '../../../ui/dialog.tsx'
import { BackdropPicker } from '../background/backdrop-picker.tsx'
import type { Backdrop } from '../background/picture-address.ts'
import { t } from './messages.ts'

export interface BackdropDialogProps {
  backdrop: Backdrop
  onChoose: (backdrop: Backdrop) => void
  onClose: () => void
}

/** Results of a search page for a new retro (BG-13). */
const PER_PAGE = 20

/** Chooses the background of a new retro; a choice closes the dialog (CREATE-7). */
export function BackdropDialog({ backdrop, onChoose, onClose }: BackdropDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('background')}
      description={t('backgroundText')}
      closeLabel={t('close')}
      size="lg"
    >
      <BackdropPicker
        current={backdrop}
        perPage={PER_PAGE}
        saving={undefined}
        save={(chosen) => {
          onChoose(chosen)
          return Promise.resolve(true)
        }}
      />
    </Dialog>
  )
}
