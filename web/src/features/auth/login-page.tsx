import { Navigate, useSearchParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { useProfile } from '../../lib/session.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { AuthForm } from './auth-form.tsx'
import type { AuthMode } from './credentials.ts'
import { destination } from './destination.ts'
import { DeskScene } from './desk-scene.tsx'
import { t } from './messages.ts'

/** Sign in and sign up (D2); afterwards the person is where `returnTo` says. */
export function LoginPage() {
  const [query, setQuery] = useSearchParams()
  const mode: AuthMode = query.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
  usePageTitle(t(mode === 'sign-up' ? 'signUp' : 'signIn'))
  if (useProfile()) return <Navigate to={destination(query.get('returnTo'))} replace />

  const choose = (chosen: AuthMode) => {
    const next = new URLSearchParams(query)
    next.delete('mode')
    if (chosen === 'sign-up') next.set('mode', chosen)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="grid flex-1 lg:grid-cols-[1.15fr_1fr]">
      <DeskScene />
      <div className="flex flex-col items-center border-line bg-surface px-5 py-10 sm:pt-[18dvh] sm:pb-16 lg:border-s">
        <div className="flex w-full max-w-sm flex-col gap-6">
          <div>
            <h1 className="font-display text-3xl font-semibold tracking-tight">
              {t(mode === 'sign-up' ? 'signUp.title' : 'signIn.title')}
            </h1>
            <p className="mt-2 text-base text-ink-soft">
              {t(mode === 'sign-up' ? 'signUp.text' : 'signIn.text')}
            </p>
          </div>
          <div>
            <Segmented
              label={t('mode')}
              value={mode}
              onValueChange={choose}
              options={[
                { value: 'sign-in', label: t('mode.signIn') },
                { value: 'sign-up', label: t('mode.signUp') },
              ]}
            />
          </div>
          <AuthForm mode={mode} />
        </div>
      </div>
    </div>
  )
}
