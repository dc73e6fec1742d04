import { Dialog } from '../../ui/dialog.tsx'
import type { ReactNode } from 'react'
import type { Backdrop, SavingBackdrop } from '../../lib/picture-address.ts'
import { t } from './messages.ts'

export interface BackdropDialogProps {
  backdrop: Backdrop
  backgroundPicker: (saving: SavingBackdrop) => ReactNode
  onChoose: (backdrop: Backdrop) => void
  onClose: () => void
}

/** Results of a search page for a new retro (BG-13). */
const PER_PAGE = 20

/** Chooses the background of a new retro; a choice closes the dialog (CREATE-7). */
export function BackdropDialog({ backdrop, backgroundPicker, onChoose, onClose }: BackdropDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('background')}
      description={t('backgroundText')}
      closeLabel={t('close')}
      size="lg"
    >
      {backgroundPicker({
        current: backdrop,
        perPage: PER_PAGE,
        saving: undefined,
        save(chosen) {
          onChoose(chosen)
          return Promise.resolve(true)
        },
      })}
    </Dialog>
  )
}
