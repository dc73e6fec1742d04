import { Dialog } from '../../../ui/dialog.tsx'
import { closeTo } from '../overlay/close-to.ts'
import { useBoardActions } from '../view/board-actions.ts'
import { BackdropPicker } from './backdrop-picker.tsx'
import { t } from './messages.ts'
import { useSaveBackdrop } from './save-backdrop.ts'

/** The background dialog of a facilitator; a choice is saved at once for all participants (BG-2). */
export function BackgroundDialog({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardActions()
  const saving = useSaveBackdrop()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || closeTo(hide, () => anchor.focus())}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      size="lg"
    >
      <BackdropPicker {...saving} />
    </Dialog>
  )
}
