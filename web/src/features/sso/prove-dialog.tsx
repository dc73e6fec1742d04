import { useId } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'
import { useProof } from './use-proof.ts'
import { DOMAIN_MAILBOXES, type DomainMailbox } from '@retropulse/domain/orgs/email-domain'

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
      description={sentTo === null ? t('prove.text') : proof.sentText}
      closeLabel={t('close')}
      footer={
        <>
          {sentTo === null ? (
            <Button onClick={onClose}>{t('cancel')}</Button>
          ) : (
            <Button onClick={proof.chooseAgain}>{t('prove.again')}</Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={proof.isBusy}>
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
        {sentTo === null ? (
          <MailboxChoice domain={domain} value={proof.mailbox} onValueChange={proof.setMailbox} />
        ) : (
          <TextField
            ref={codeRef}
            label={t('code')}
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

interface MailboxChoiceProps {
  domain: string
  value: DomainMailbox
  onValueChange: (mailbox: DomainMailbox) => void
}

/** The choice of a mailbox that only those who run a domain can read (SSO-7); radio buttons to the keyboard. */
function MailboxChoice({ domain, value, onValueChange }: MailboxChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('mailbox')}</legend>
      <div className="overflow-hidden rounded-md border border-line-strong">
        {DOMAIN_MAILBOXES.map((mailbox) => (
          <label
            key={mailbox}
            className="touch-target flex min-h-10 cursor-pointer items-center gap-3 border-b border-line px-3 py-2 text-sm last:border-b-0 hover:bg-fill has-checked:bg-accent-soft/50 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={mailbox === value}
              onChange={() => onValueChange(mailbox)}
              className="outline-none"
            />
            <span dir="ltr" className="wrap-anywhere">
              {`${mailbox}@${domain}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
