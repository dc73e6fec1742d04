import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from './messages.ts'

export interface LinkDialogProps {
  url: string
  onClose: () => void
}

/** Shows the link to the calendar of a team, this once (CAL-2). */
export function LinkDialog({ url, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('link.title')}
      description={t('link.text')}
      closeLabel={t('close')}
    >
      <CopyField
        isMain
        label={t('link.label')}
        value={url}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        failedHint={t('copyFailed')}
      />
    </Dialog>
  )
}
