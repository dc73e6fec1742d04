import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PASSWORD_MIN } from './account-limits.ts'
import { enter } from './auth-calls.ts'
import { checkCredentials, explainRefusal } from './credentials.ts'
import type { AuthMode, Credentials } from './credentials.ts'
import { t } from './messages.ts'
import { PasswordField } from './password-field.tsx'
import { textLinkClass } from './text-link.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Sign in and sign up in one form, so that switching between them keeps what was typed. */
export function AuthForm({ mode }: { mode: AuthMode }) {
  const arrive = useSignedIn()
  const [typed, setTyped] = useState<Credentials>({ name: '', email: '', password: '' })
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<keyof Credentials>()

  const field = (name: keyof Credentials) => ({
    name,
    value: typed[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      clear(name)
    },
  })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show(checkCredentials(mode, typed))) return
    setBusy(true)
    const answer = await enter(mode, typed)
    // The page leaves by itself once it knows the user.
    if (answer.ok) await arrive()
    else show(explainRefusal(answer.problem))
    setBusy(false)
  }

  return (
    <form ref={formRef} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {mode === 'sign-up' && (
        <TextField {...field('name')} label={t('name')} hint={t('name.hint')} autoComplete="name" />
      )}
      <TextField
        {...field('email')}
        label={t('email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        data-arrive
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...field('password')}
          {...(mode === 'sign-up' && { hint: t('password.hint', { count: PASSWORD_MIN }) })}
          autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        />
        {mode === 'sign-in' && (
          <Link to="/forgot-password" className={`${textLinkClass} self-end`}>
            {t('forgot')}
          </Link>
        )}
      </div>
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="w-full">
        {t(mode === 'sign-up' ? 'signUp' : 'signIn')}
      </Button>
    </form>
  )
}
