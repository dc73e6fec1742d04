import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { useFormErrors } from '../../../lib/form-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { PASSWORD_MIN } from '../account-limits.ts'
import { mailReset } from '../auth-calls.ts'
import { explainRefusal, newPasswordError } from '../credentials.ts'
import { t } from '../messages.ts'
import { PasswordField } from '../password-field.tsx'
import { resetText } from '../reset-text.ts'
import { changePassword } from './profile-calls.ts'

export interface PasswordChangeProps {
  hasPassword: boolean
  email: string
}

/** Changes the password (PROFILE-14); a user without one can have a link mailed that sets one (PROFILE-15). */
export function PasswordChange({ hasPassword, email }: PasswordChangeProps) {
  return hasPassword ? <ChangeForm email={email} /> : <AskForOne email={email} />
}

const EMPTY = { current: '', next: '' }

function ChangeForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(EMPTY)
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<keyof typeof EMPTY>()

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: typed[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      clear(name)
    },
  })
  const isReady = typed.current !== '' && typed.next !== ''
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show({ next: newPasswordError(typed.next) })) return
    setBusy(true)
    const answer = await changePassword(typed.current, typed.next)
    setBusy(false)
    if (answer.ok) {
      setTyped(EMPTY)
      return showToast(t('changePassword.done'), { tone: 'ok' })
    }
    if (answer.problem.code === 'INVALID_PASSWORD') return show({ current: t('changePassword.wrong') })
    const { password: next, form } = explainRefusal(answer.problem)
    show({ next, form })
  }

  return (
    <form
      ref={formRef}
      noValidate
      className="flex max-w-lg flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      {/* For password managers: the account of these passwords. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('current')}
        label={t('changePassword.current')}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('next')}
        label={t('newPassword')}
        hint={t('password.hint', { count: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" busy={isBusy} className="self-start" disabled={!isReady}>
        {t('changePassword.save')}
      </Button>
    </form>
  )
}

function AskForOne({ email }: { email: string }) {
  const [state, setState] = useState<'asking' | 'busy' | 'mailed' | 'outbox'>('asking')
  const [error, setError] = useState<string>()
  const ask = async () => {
    setState('busy')
    const answer = await mailReset(email)
    if (answer.ok) return setState(answer.value.isMailed ? 'mailed' : 'outbox')
    setState('asking')
    setError(explainRefusal(answer.problem).form ?? t('failed'))
  }
  const isWritten = state === 'mailed' || state === 'outbox'
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="text-base text-ink-soft">
        {isWritten ? resetText(email, state === 'mailed') : t('changePassword.none')}
      </p>
      <FormAlert text={error} />
      {!isWritten && (
        <Button busy={state === 'busy'} onClick={() => void ask()}>
          {t('changePassword.send')}
        </Button>
      )}
    </div>
  )
}
