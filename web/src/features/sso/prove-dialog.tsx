import { useId } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MailboxChoice } from './mailbox-choice.tsx'
import { t } from './messages.ts'
import { useProof } from './use-proof.ts'

export interface ProveDialogProps {
  orgId: string
  connectionId: string
  domain: string
  onClose: () => void
}

/** Sends a code to a mailbox of the domain, then asks for it (SSO-7). */
export function ProveDialog({ domain, onClose, ...place }: ProveDialogProps) {
  const formId = useId()
  const { sentTo, errors, codeRef, formRef, ...proof } = useProof({ ...place, domain }, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('prove.title', { domain })}
      description={t('prove.text')}
      closeLabel={t('close')}
      footer={
        <>
          {sentTo === null ? (
            <Button onClick={onClose}>{t('cancel')}</Button>
          ) : (
            <Button busy={proof.busyWith === 'code'} onClick={() => void proof.send()}>
              {t('prove.again')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={proof.busyWith === 'form'}>
            {t(sentTo === null ? 'prove.send' : 'prove')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void proof.submit(event)}
      >
        <MailboxChoice domain={domain} value={proof.mailbox} onValueChange={proof.setMailbox} />
        {sentTo !== null && (
          <TextField
            ref={codeRef}
            label={t('code')}
            hint={`${proof.sentText} ${t('code.hint')}`}
            error={errors.code}
            name="code"
            value={proof.code}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            onChange={(event) => proof.typeCode(event.target.value)}
          />
        )}
        <FormAlert text={errors.form} />
      </form>
    </Dialog>
  )
}
