import type { ReactNode } from 'react'
import type { SavingBackdrop } from '../../../../lib/picture-address.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { closeTo } from '../controls/close-to.ts'
import { useBoardActions } from '../../model/board-handlers.ts'
import { t } from './messages.ts'
import { useSaveBackdrop } from './save-backdrop.ts'

export interface BackgroundDialogProps {
  anchor: HTMLElement
  /** Chooses a background. */
  picker: (saving: SavingBackdrop) => ReactNode
}

/** The background dialog of a facilitator; a choice is saved at once for all participants (BG-2). */
export function BackgroundDialog({ anchor, picker }: BackgroundDialogProps) {
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
      {picker(saving)}
    </Dialog>
  )
}
