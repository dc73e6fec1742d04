import { API_KEY_SCOPES, type ApiKeyScope } from '@retropulse/contract/api-key-scopes'
import { API_KEY_NAME_MAX, API_KEYS_MAX } from '@retropulse/domain/orgs/limits'
import { type SubmitEvent, useId, useState } from 'react'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { useFormErrors } from '../../../lib/form-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { failureLine } from '../show-failure.ts'
import { ExpiryChoice } from './expiry-choice.tsx'
import { type KeyLifetime, lastDayOf } from './key-expiry.ts'
import { makeApiKey } from './org-calls.ts'
import { t } from './settings-messages.ts'

export interface MakeKeyDialogProps {
  orgId: string
  /** Called with the key, which is shown this once. */
  onMade: (key: string) => Promise<void>
  onClose: () => void
}

/** Makes an API key: its name, and perhaps its last day (API-13). */
export function MakeKeyDialog({ orgId, onMade, onClose }: MakeKeyDialogProps) {
  const formId = useId()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read'])
  const [lifetime, setLifetime] = useState<KeyLifetime>('never')
  const [date, setDate] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'name' | 'scopes' | 'expiresOn' | 'form'>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const expiresOn = lastDayOf(lifetime, date)
    if (isBusy || !show(missingIn({ name, scopes, expiresOn }))) return
    setBusy(true)
    const answer = await makeApiKey(orgId, {
      name,
      scopes: [...scopes],
      expiresOn,
    })
    setBusy(false)
    if (answer.ok) return onMade(answer.value.key)
    const { fields } = answer.problem
    if (fields?.['expiresOn'] !== undefined) show({ expiresOn: t('key.expires.past') })
    else if (fields?.['keys'] !== undefined) show({ form: t('key.tooMany', { count: API_KEYS_MAX }) })
    else show({ form: failureLine(answer.problem) })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('key.make')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('key.make.do')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          name="name"
          label={t('key.name')}
          hint={t('key.name.hint')}
          value={name}
          maxLength={API_KEY_NAME_MAX}
          autoComplete="off"
          error={errors.name}
          onChange={(event) => {
            setName(event.target.value)
            clear('name')
          }}
        />
        <ScopeChoice
          scopes={scopes}
          error={errors.scopes}
          onChange={(chosen) => {
            setScopes(chosen)
            clear('scopes')
          }}
        />
        <ExpiryChoice
          lifetime={lifetime}
          date={date}
          error={errors.expiresOn}
          onChange={(chosen, day) => {
            setLifetime(chosen)
            setDate(day)
            clear('expiresOn')
          }}
        />
        <FormAlert text={errors.form} />
      </form>
    </Dialog>
  )
}

interface KeyFields {
  readonly name: string
  readonly scopes: readonly ApiKeyScope[]
  readonly expiresOn: string | null
}

function missingIn({ name, scopes, expiresOn }: KeyFields) {
  return {
    ...(name.trim() === '' && { name: t('key.name.missing') }),
    ...(scopes.length === 0 && { scopes: t('key.scopes.missing') }),
    ...(expiresOn === '' && { expiresOn: t('key.expires.pick') }),
  }
}

interface ScopeChoiceProps {
  scopes: readonly ApiKeyScope[]
  error: string | undefined
  onChange: (scopes: readonly ApiKeyScope[]) => void
}

/** What the program may do with the key (API-14). */
function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  const errorId = useId()
  return (
    <fieldset className="flex flex-col gap-3" {...(error !== undefined && { 'aria-describedby': errorId })}>
      <legend className="mb-2 text-sm font-medium">{t('key.scopes')}</legend>
      {API_KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={t(`key.scope.${scope}`)}
          hint={t(`key.scope.${scope}.hint`)}
          checked={scopes.includes(scope)}
          onCheckedChange={(isOn) =>
            onChange(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))
          }
        />
      ))}
      {error !== undefined && (
        <p id={errorId} role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
