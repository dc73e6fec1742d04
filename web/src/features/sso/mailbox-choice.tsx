import { DOMAIN_MAILBOXES } from '@retropulse/domain/orgs/email-domain'
import type { DomainMailbox } from '@retropulse/domain/orgs/email-domain'
import { useId } from 'react'
import { t } from './messages.ts'

export interface MailboxChoiceProps {
  domain: string
  value: DomainMailbox
  onValueChange: (mailbox: DomainMailbox) => void
}

/** The choice of a mailbox that only those who run a domain can read (SSO-7); radio buttons to the keyboard. */
export function MailboxChoice({ domain, value, onValueChange }: MailboxChoiceProps) {
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
              className="size-4 shrink-0 accent-accent outline-none"
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
