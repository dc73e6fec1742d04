import { Dialog } from '../../../ui/dialog.tsx'
import { BackdropPicker } from '../background/backdrop-picker.tsx'
import type { Backdrop } from '../background/picture-address.ts'
import { t } from './messages.ts'

export interface BackdropDialogProps {
  backdrop: Backdrop
  onChoose: (backdrop: Backdrop) => void
  onClose: () => void
}

/** Results of a search at a time, before there is a board (teams.md §7). */
const PER_PAGE = 20

/** What shall lie under the notes; chosen at a click, and the dialog is done. */
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
