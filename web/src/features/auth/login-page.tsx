import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { statusQuery } from '../../lib/session.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { mailLink } from './auth-calls.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthSheet } from './auth-sheet.tsx'
import type { AuthMode } from './credentials.ts'
import { destination } from './return-address.ts'
import { EmailForm } from './email-form.tsx'
import { t } from './messages.ts'
import { OtherWays } from './other-ways.tsx'
import { signInError } from './sign-in-error.ts'
import { textLinkClass } from './text-link.ts'
import { TextWithAddress } from './text-with-address.tsx'

/** Sign in and sign up; afterwards the user is at `returnTo` (SHELL-29). */
export function LoginPage() {
  const [query, setQuery] = useSearchParams()
  const [byLink, setByLink] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const mode: AuthMode = query.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
  const returnTo = destination(query.get('returnTo'))
  const status = useQuery(statusQuery).data
  usePageTitle(t(mode === 'sign-up' ? 'signUp' : 'signIn'))
  if (status?.profile) return <Navigate to={returnTo} replace />
  if (sentTo !== undefined)
    return (
      <AuthSheet
        title={t('link.sent')}
        text={<TextWithAddress text={t('link.sent.text', { email: sentTo })} address={sentTo} />}
      >
        <button type="button" className={`${textLinkClass} self-start`} onClick={() => setSentTo(undefined)}>
          {t('link.again')}
        </button>
      </AuthSheet>
    )

  const choose = (chosen: AuthMode) => {
    const next = new URLSearchParams(query)
    next.delete('mode')
    next.delete('error')
    if (chosen === 'sign-up') next.set('mode', chosen)
    setQuery(next, { replace: true })
  }
  const offered = status?.signInWith ?? []
  return (
    <AuthSheet
      title={t(mode === 'sign-up' ? 'signUp.title' : 'signIn.title')}
      text={t(mode === 'sign-up' ? 'signUp.text' : 'signIn.text')}
    >
      <FormAlert text={signInError(query.get('error'))} />
      {/* First, since it decides what all that follows is for: a service makes an account, too. */}
      {!byLink && (
        <div>
          <Segmented
            isWide
            label={t('mode')}
            value={mode}
            onValueChange={choose}
            options={[
              { value: 'sign-in', label: t('mode.signIn') },
              { value: 'sign-up', label: t('mode.signUp') },
            ]}
          />
        </div>
      )}
      <OtherWays offered={offered} returnTo={returnTo} />
      {byLink ? (
        <EmailForm
          isChosen
          submitLabel={t('sendLink')}
          send={(email) => mailLink(email, returnTo)}
          onSent={setSentTo}
        />
      ) : (
        <AuthForm mode={mode} />
      )}
      {offered.includes('magic-link') && (
        <button type="button" className={`${textLinkClass} self-center`} onClick={() => setByLink(!byLink)}>
          {t(byLink ? 'with.password' : 'with.link')}
        </button>
      )}
    </AuthSheet>
  )
}
