import { useState } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { mailReset } from './auth-calls.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { EmailForm } from './email-form.tsx'
import { t } from './messages.ts'
import { resetText } from './reset-text.ts'
import { textLinkClass } from './text-link.ts'
import { TextWithAddress } from './text-with-address.tsx'

/** Mails a link that sets a new password (AUTH-11), without disclosing who has an account (AUTH-9). */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState<{ readonly email: string; readonly isMailed: boolean }>()
  usePageTitle(t('forgot.title'))
  const sentKey = sent?.isMailed === true ? 'link.sent' : 'link.outbox'
  const titleKey = sent === undefined ? 'forgot.title' : sentKey
  return (
    <AuthSheet
      title={t(titleKey)}
      text={
        sent === undefined ? (
          t('forgot.text')
        ) : (
          <TextWithAddress text={resetText(sent.email, sent.isMailed)} address={sent.email} />
        )
      }
    >
      {sent === undefined && (
        <EmailForm
          submitLabel={t('forgot.send')}
          send={mailReset}
          onSent={(email, { isMailed }) => setSent({ email, isMailed })}
        />
      )}
      <Link to="/login" className={`${textLinkClass} self-start`}>
        {t('backToSignIn')}
      </Link>
    </AuthSheet>
  )
}
