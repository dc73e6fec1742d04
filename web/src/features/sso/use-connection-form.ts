import type { SsoConnection } from '@retropulse/contract/sso'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useFormErrors } from '../../lib/form-errors.ts'
import { showToast } from '../../ui/toast.ts'
import { changeOf, checkFields, explainSaving, fieldsOf, inputOf } from './connection-fields.ts'
import type { ConnectionFields } from './connection-fields.ts'
import { t } from './messages.ts'
import { addConnection, changeConnection, connectionsQuery } from './sso-calls.ts'

/** The state of the dialog of a connection, a new one when `saved` is null, and how it is saved. */
export function useConnectionForm(orgId: string, saved: SsoConnection | null, onSaved: () => void) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(() => fieldsOf(saved))
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<keyof ConnectionFields>()

  const field = (name: keyof ConnectionFields) => ({
    name,
    value: typed[name],
    error: errors[name],
    dir: 'ltr' as const,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      clear(name)
    },
  })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show(checkFields(typed, saved))) return
    setBusy(true)
    const answer =
      saved === null
        ? await addConnection(orgId, inputOf(typed))
        : await changeConnection(orgId, saved.id, changeOf(typed, saved))
    if (answer.ok) {
      await queries.invalidateQueries({ queryKey: connectionsQuery(orgId).queryKey })
      showToast(t(saved === null ? 'added' : 'saved'), { tone: 'ok' })
      return onSaved()
    }
    setBusy(false)
    show(explainSaving(answer.problem))
  }

  return { field, errors, formRef, isBusy, submit }
}
