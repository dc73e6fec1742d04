import { Dialog } from '../../../ui/dialog.tsx'
import { closeTo } from '../overlay/close-to.ts'
import { useBoardActions } from '../view/board-actions.ts'
import { BackdropPicker } from './backdrop-picker.tsx'
import { t } from './messages.ts'
import { useSaveBackdrop } from './save-backdrop.ts'

/** A facilitator chooses what lies under the notes; everybody sees it at once (board.md §2). */
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
