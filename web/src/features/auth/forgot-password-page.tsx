import { useState } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { mailReset } from './auth-calls.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { EmailForm } from './email-form.tsx'
import { t } from './messages.ts'
import { textLinkClass } from './text-link.ts'

/** Has a link mailed with which somebody chooses a new password. Nobody learns here who has an account. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  usePageTitle(t('forgot.title'))
  const isSent = sentTo !== undefined
  return (
    <AuthSheet
      title={t(isSent ? 'link.sent' : 'forgot.title')}
      text={isSent ? t('forgot.sent.text', { email: sentTo }) : t('forgot.text')}
    >
      {!isSent && <EmailForm submitLabel={t('forgot.send')} send={mailReset} onSent={setSentTo} />}
      <Link to="/login" className={`${textLinkClass} self-start`}>
        {t('backToSignIn')}
      </Link>
    </AuthSheet>
  )
}
