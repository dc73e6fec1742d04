import type { Connection } from '@retropulse/contract/connections'
import { type SubmitEvent, useId, useState } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { changeConnection, type ConnectionsAt } from './connection-calls.ts'
import { type ConnectionFields, missingIn, NameField, ToldFields } from './connection-form.tsx'
import { t } from './messages.ts'

export interface ChangeDialogProps {
  at: ConnectionsAt
  connection: Connection
  onChanged: () => void
  onClose: () => void
}

/** Changes the name of a connection, and the events that it receives. */
export function ChangeDialog({ at, connection, onChanged, onClose }: ChangeDialogProps) {
  const formId = useId()
  const [fields, setFields] = useState<ConnectionFields>(connection)
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'name' | 'events' | 'form'>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show(missingIn(fields))) return
    setBusy(true)
    const { name, events, includesPrivate } = fields
    const answer = await changeConnection(at, connection.id, { name, events: [...events], includesPrivate })
    setBusy(false)
    if (answer.ok) onChanged()
    else show({ form: t('failed') })
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('change.title', { name: connection.name })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <NameField {...props} />
        <ToldFields {...props} />
        <FormAlert text={errors.form} />
      </form>
    </Dialog>
  )
}
