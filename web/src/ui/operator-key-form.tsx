import KeyRound from 'lucide-react/icons/key-round'
import { type SubmitEvent, useState } from 'react'
import { Button } from './button.tsx'
import { PageIcon } from './page-icon.tsx'
import { TextField } from './text-field.tsx'
import { FormAlert } from '../lib/form-alert.tsx'
import { useFormErrors } from '../lib/form-errors.ts'
import { t } from '../lib/operator-key-messages.ts'
import type { Problem } from '../lib/problem.ts'

export interface OperatorKeyFormProps {
  title: string
  /** The label of the button. */
  open: string
  /** Loads the page with a key; answers why it could not, null when it did. */
  onOpen: (key: string) => Promise<Problem | null>
  /** What to say of a problem other than a wrong key or too many tries. */
  explain: (problem: Problem) => string
}

/** Asks for the key of the data folder, which opens the pages of the installation's operator. */
export function OperatorKeyForm({ title, open, onOpen, explain }: OperatorKeyFormProps) {
  const [key, setKey] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'key'>()
  const submit = async () => {
    setBusy(true)
    const problem = await onOpen(key.trim())
    setBusy(false)
    if (problem === null) return
    if (problem.code === 'forbidden') show({ key: t('wrong') })
    else show({ form: problem.code === 'too-fast' ? t('tooFast') : explain(problem) })
  }
  return (
    <section className="mx-auto flex w-full max-w-sm flex-1 flex-col gap-6 px-5 py-10 sm:pt-[18dvh]">
      <div>
        <PageIcon>
          <KeyRound />
        </PageIcon>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{title}</h1>
        <p className="mt-2 text-base text-pretty text-ink-soft">{t('text')}</p>
      </div>
      <form
        ref={formRef}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (isBusy || !show({ key: key.trim() === '' ? t('missing') : undefined })) return
          void submit()
        }}
      >
        <FormAlert text={errors.form} />
        <TextField
          label={t('key')}
          name="key"
          type="password"
          dir="ltr"
          autoComplete="off"
          required
          value={key}
          error={errors.key}
          onChange={(event) => {
            setKey(event.target.value)
            clear('key')
          }}
        />
        <Button type="submit" variant="primary" size="lg" busy={isBusy} className="w-full">
          {open}
        </Button>
      </form>
    </section>
  )
}
