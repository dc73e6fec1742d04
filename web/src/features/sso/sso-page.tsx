import { safeReturnTo } from '@retropulse/contract/return-to'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { loginPath, ssoLoginPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { PageIcon } from '../../ui/page-icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { explainSsoError, typedDomain } from './sso-email.ts'
import { t } from './messages.ts'
import { findConnection } from './sso-calls.ts'

/** Asks for an email address, whose domain names the SSO connection (SSO-10); afterwards the user is at `returnTo`. */
export function SsoPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const { errors, formRef, show, clear } = useFormErrors<'email'>()
  const [isBusy, setBusy] = useBusyUntilBack()
  const returnTo = safeReturnTo(query.get('returnTo'))
  usePageTitle(t('signIn'))

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const domain = typedDomain(email)
    if (isBusy || !show({ email: domain === null ? t('emailInvalid') : undefined }) || domain === null) return
    setBusy(true)
    const answer = await findConnection(domain)
    // A lookup that fails leads to the usual sign-in (SSO-12).
    if (!answer.ok) return navigate(loginPath(returnTo))
    if (answer.value !== null) return location.assign(ssoLoginPath(answer.value, returnTo))
    setBusy(false)
    show({ email: t('notConfigured') })
  }

  return (
    <section className="mx-auto flex w-full max-w-sm flex-1 flex-col gap-6 py-10 max-sm:px-5 sm:pt-[14dvh] sm:pb-16 md:max-lg:pt-20">
      <div>
        <PageIcon>
          <KeyRound />
        </PageIcon>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('signIn')}</h1>
        <p className="mt-2 text-base text-pretty text-ink-soft">{t('signIn.text')}</p>
      </div>
      <form ref={formRef} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <FormAlert text={explainSsoError(query.get('error'))} />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          required
          data-arrive
          value={email}
          error={errors.email}
          onChange={(event) => {
            setEmail(event.target.value)
            clear('email')
          }}
        />
        <Button type="submit" variant="primary" size="lg" busy={isBusy} className="w-full">
          {t('continue')}
        </Button>
      </form>
      <p className="text-center text-sm">
        <Link
          to={loginPath(returnTo)}
          className="touch-target rounded-sm font-medium text-accent-ink hover:underline"
        >
          {t('otherWay')}
        </Link>
      </p>
    </section>
  )
}

/** After the browser's Back the page is as the user left it, but the redirect is no longer under way. */
function useBusyUntilBack() {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const rest = () => setBusy(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])
  return [isBusy, setBusy] as const
}
