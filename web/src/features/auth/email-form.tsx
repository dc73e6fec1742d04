import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Answer } from '../../lib/api.ts'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { emailError, explainRefusal } from './credentials.ts'
import { t } from './messages.ts'

export interface EmailFormProps<Value> {
  submitLabel: string
  /** Mails something; the answer does not disclose whether the address has an account. */
  send: (email: string) => Promise<Answer<Value>>
  onSent: (email: string, value: Value) => void
  /** True when the form replaced another one: its field then takes the focus. */
  isChosen?: boolean
}

/** Asks for an address, and has something mailed to it. */
export function EmailForm<Value>({ submitLabel, send, onSent, isChosen = false }: EmailFormProps<Value>) {
  const [email, setEmail] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'email'>()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show({ email: emailError(email) })) return
    setBusy(true)
    const answer = await send(email)
    setBusy(false)
    if (answer.ok) return onSent(email.trim(), answer.value)
    const { email: ofEmail, form } = explainRefusal(answer.problem)
    show({ email: ofEmail, form })
  }

  return (
    <form ref={formRef} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        name="email"
        label={t('email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        data-arrive
        ref={isChosen ? focusOn : null}
        value={email}
        error={errors.email}
        onChange={(event) => {
          setEmail(event.target.value)
          clear('email')
        }}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="w-full">
        {submitLabel}
      </Button>
    </form>
  )
}

/** A user who chose this form types next. */
function focusOn(field: HTMLInputElement | null): void {
  field?.focus()
}
