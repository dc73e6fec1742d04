import type { Connected } from '@retropulse/contract/connections'
import { type ConnectionKind, EVENT_TYPES, USUAL_EVENTS } from '@retropulse/domain/connections/event-types'
import { CONNECTION_URL_MAX, CONNECTIONS_MAX } from '@retropulse/domain/connections/limits'
import { useState } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { connect, type ConnectionsAt } from './connection-calls.ts'
import { type ConnectionFields, missingIn, NameField, EventFields } from './connection-form.tsx'
import { KindChoice } from './kind-choice.tsx'
import { failureText } from '../../lib/failure-messages.ts'
import { t } from './messages.ts'

export interface ConnectDialogProps {
  at: ConnectionsAt
  /** Called with the name, and what the server answered: the secret of a webhook is in there, this once. */
  onConnected: (name: string, connected: Connected) => void
  onClose: () => void
}

/** Connects a service (LINK-1): which one, its address, and the events that it receives. */
export function ConnectDialog({ at, onConnected, onClose }: ConnectDialogProps) {
  const [kind, setKind] = useState<ConnectionKind>('webhook')
  const [fields, setFields] = useState<ConnectionFields>({
    name: '',
    events: EVENT_TYPES,
    includesPrivate: false,
  })
  const [url, setUrl] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'name' | 'url' | 'events' | 'form'>()
  const choose = (chosen: ConnectionKind) => {
    setKind(chosen)
    // A program wants everything; people in a channel want little.
    setFields({ ...fields, events: chosen === 'webhook' ? EVENT_TYPES : USUAL_EVENTS })
    clear('url')
  }
  const submit = async () => {
    const missing = { ...missingIn(fields), ...(url.trim() === '' && { url: t('url.missing') }) }
    if (!show(missing)) return
    setBusy(true)
    const answer = await connect(at, { ...fields, events: [...fields.events], kind, url: url.trim() })
    setBusy(false)
    if (answer.ok) onConnected(fields.name, answer.value)
    else show(explain(answer.problem))
  }
  return (
    <FormDialog
      title={t('connect')}
      cancelLabel={t('cancel')}
      submitLabel={t('connect.do')}
      busy={isBusy}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      <KindChoice kind={kind} onChoose={choose} />
      <NameField
        fields={fields}
        errors={errors}
        onChange={(changed) => {
          setFields(changed)
          clear('name')
        }}
      />
      <TextField
        name="url"
        label={t('url')}
        hint={t(`kind.${kind}.address`)}
        type="url"
        dir="ltr"
        value={url}
        maxLength={CONNECTION_URL_MAX}
        autoComplete="off"
        spellCheck={false}
        required
        error={errors.url}
        onChange={(event) => {
          setUrl(event.target.value)
          clear('url')
        }}
      />
      <EventFields
        fields={fields}
        errors={errors}
        onChange={(changed) => {
          setFields(changed)
          clear('events')
        }}
      />
      <FormAlert text={errors.form} />
    </FormDialog>
  )
}

function explain(problem: Problem): { url?: string; form?: string } {
  const { fields } = problem
  const url = fields?.['url']
  if (fields?.['connections'] !== undefined) return { form: t('tooMany', { count: CONNECTIONS_MAX }) }
  if (url === 'private' || url === 'not-slack') return { url: t(`url.${url}`) }
  return url === undefined ? { form: failureText(problem) } : { url: t('url.invalid') }
}
