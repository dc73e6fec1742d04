import type { EventType } from '@retropulse/domain/connections/event-types'
import { CONNECTION_NAME_MAX } from '@retropulse/domain/connections/limits'
import type { FormErrors } from '../../lib/form-errors.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EventChoice } from './event-choice.tsx'
import { t } from './messages.ts'

/** What can be changed of a connection. */
export interface ConnectionFields {
  readonly name: string
  readonly events: readonly EventType[]
  readonly includesPrivate: boolean
}

export interface ConnectionFormProps {
  fields: ConnectionFields
  errors: FormErrors<'name' | 'events'>
  onChange: (fields: ConnectionFields) => void
}

/** The fields that connecting and changing have in common. */
export function NameField({ fields, errors, onChange }: ConnectionFormProps) {
  return (
    <TextField
      name="name"
      label={t('name')}
      hint={t('name.hint')}
      value={fields.name}
      maxLength={CONNECTION_NAME_MAX}
      autoComplete="off"
      required
      error={errors.name}
      onChange={(event) => onChange({ ...fields, name: event.target.value })}
    />
  )
}

export function EventFields({ fields, errors, onChange }: ConnectionFormProps) {
  return (
    <>
      <EventChoice
        chosen={fields.events}
        error={errors.events}
        onChange={(events) => onChange({ ...fields, events })}
      />
      <Checkbox
        label={t('private.label')}
        hint={t('private.hint')}
        checked={fields.includesPrivate}
        onCheckedChange={(includesPrivate) => onChange({ ...fields, includesPrivate })}
      />
    </>
  )
}

/** What is missing in the fields, for each. */
export function missingIn({ name, events }: ConnectionFields) {
  return {
    ...(name.trim() === '' && { name: t('name.missing') }),
    ...(events.length === 0 && { events: t('events.missing') }),
  }
}
