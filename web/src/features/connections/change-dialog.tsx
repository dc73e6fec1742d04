import type { Connection } from '@retropulse/contract/connections'
import { useState } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { changeConnection, type ConnectionsAt } from './connection-calls.ts'
import { type ConnectionFields, missingIn, NameField, EventFields } from './connection-form.tsx'
import { failureText } from '../../lib/failure-messages.ts'
import { t } from './messages.ts'

export interface ChangeDialogProps {
  at: ConnectionsAt
  connection: Connection
  onChanged: () => void
  onClose: () => void
}

/** Changes the name of a connection, and the events that it receives. */
export function ChangeDialog({ at, connection, onChanged, onClose }: ChangeDialogProps) {
  const [fields, setFields] = useState<ConnectionFields>(connection)
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'name' | 'events' | 'form'>()
  const submit = async () => {
    if (!show(missingIn(fields))) return
    setBusy(true)
    const { name, events, includesPrivate } = fields
    const answer = await changeConnection(at, connection.id, { name, events: [...events], includesPrivate })
    setBusy(false)
    if (answer.ok) onChanged()
    else show({ form: failureText(answer.problem) })
  }
  const props = {
    fields,
    errors,
    onChange: (changed: ConnectionFields) => {
      setFields(changed)
      clear('name')
      clear('events')
    },
  }
  return (
    <FormDialog
      title={t('change.title', { name: connection.name })}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      busy={isBusy}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField {...props} />
      <EventFields {...props} />
      <FormAlert text={errors.form} />
    </FormDialog>
  )
}
