import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { PASSWORD_MIN } from './account-limits.ts'
import { resetPassword } from './auth-calls.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { explainRefusal, newPasswordError } from './credentials.ts'
import { t } from './messages.ts'
import { PasswordField } from './password-field.tsx'

type State = 'asking' | 'done' | 'dead'

/** The page of a link that sets a new password; all sessions of the user end (AUTH-11). */
export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [state, setState] = useState<State>(token === '' ? 'dead' : 'asking')
  usePageTitle(t('reset.title'))
  if (state === 'asking')
    return (
      <AuthSheet title={t('reset.title')} text={t('reset.text')}>
        <ResetForm token={token} onEnd={setState} />
      </AuthSheet>
    )
  const isDone = state === 'done'
  return (
    <AuthSheet
      title={t(isDone ? 'reset.done' : 'linkDead.title')}
      text={t(isDone ? 'reset.done.text' : 'linkDead.text')}
    >
      <Link
        to={isDone ? '/login' : '/forgot-password'}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {t(isDone ? 'signIn' : 'linkDead.again')}
      </Link>
    </AuthSheet>
  )
}

function ResetForm({ token, onEnd }: { token: string; onEnd: (state: 'done' | 'dead') => void }) {
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'password'>()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show({ password: newPasswordError(password) })) return
    setBusy(true)
    const answer = await resetPassword(token, password)
    setBusy(false)
    if (answer.ok) {
      // The reset ended the session of this browser, if it had one.
      queries.clear()
      return onEnd('done')
    }
    if (answer.problem.code === 'INVALID_TOKEN') return onEnd('dead')
    const { password: ofPassword, form } = explainRefusal(answer.problem)
    show({ password: ofPassword, form })
  }

  return (
    <form ref={formRef} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        required
        data-arrive
        hint={t('password.hint', { count: PASSWORD_MIN })}
        value={password}
        error={errors.password}
        onChange={(event) => {
          setPassword(event.target.value)
          clear('password')
        }}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="w-full">
        {t('reset.save')}
      </Button>
    </form>
  )
}
