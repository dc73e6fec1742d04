import type { SsoConnection } from '@retropulse/contract/sso'
import { useId } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { t } from './messages.ts'
import { useConnectionForm } from './use-connection-form.ts'

export interface ConnectionDialogProps {
  orgId: string
  redirectUrl: string
  /** Null: a new one. */
  connection: SsoConnection | null
  onClose: () => void
}

/** The dialog of a connection: what the provider needs of Retropulse, and Retropulse of the provider (SSO-1). */
export function ConnectionDialog({ orgId, redirectUrl, connection, onClose }: ConnectionDialogProps) {
  const formId = useId()
  const { field, errors, formRef, isBusy, submit } = useConnectionForm(orgId, connection, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(connection === null ? 'dialog.add' : 'dialog.edit')}
      description={t('dialog.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t(connection === null ? 'add' : 'save')}
          </Button>
        </>
      }
      onOpenAutoFocus={(event) => {
        // The redirect URL stands first, but is read-only.
        event.preventDefault()
        formRef.current?.querySelector('input')?.focus()
      }}
    >
      <div className="flex flex-col gap-5">
        <CopyField
          label={t('redirectUrl')}
          value={redirectUrl}
          copyLabel={t('copy')}
          copiedLabel={t('copied')}
          failedHint={t('copyFailed')}
        />
        <form
          id={formId}
          ref={formRef}
          noValidate
          className="flex flex-col gap-5 border-t border-line pt-5"
          onSubmit={(event) => void submit(event)}
        >
          <TextField {...field('domains')} label={t('domains.label')} hint={t('domains.hint')} required />
          <TextField
            {...field('issuer')}
            label={t('issuer')}
            hint={t('issuer.hint')}
            inputMode="url"
            required
          />
          <TextField {...field('clientId')} label={t('clientId')} required />
          <TextField
            {...field('secret')}
            label={t('secret')}
            hint={t(connection === null ? 'secret.hint' : 'secret.keep')}
            type="password"
            autoComplete="new-password"
            required={connection === null}
          />
          <FormAlert text={errors.form} />
        </form>
      </div>
    </Dialog>
  )
}
