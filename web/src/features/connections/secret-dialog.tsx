import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from './messages.ts'

export interface SecretDialogProps {
  name: string
  secret: string
  onClose: () => void
}

/** Shows the secret of a webhook, this once (LINK-5). */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('secret.title', { name })}
      description={t('secret.text')}
      closeLabel={t('close')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <CopyField
        isMain
        label={t('secret.label')}
        value={secret}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        failedHint={t('copyFailed')}
      />
    </Dialog>
  )
}
