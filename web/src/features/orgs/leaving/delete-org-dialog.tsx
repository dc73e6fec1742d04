import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrgPlace } from '../../../lib/paths.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { showFailure } from '../show-failure.ts'
import { deletedOrgsQuery, deleteOrg } from './leaving-calls.ts'
import { t } from './messages.ts'
import { pageShown } from '../../../lib/pending-navigation.ts'

/** Asks for the name of the organisation before it is deleted (ORG-27). */
export function DeleteOrgDialog({ org, onClose }: { org: OrgPlace; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('delete.ask', { org: org.name })}
      description={t('delete.ask.text')}
      closeLabel={t('delete.cancel')}
    >
      <DeleteForm org={org} onCancel={onClose} />
    </Dialog>
  )
}

function DeleteForm({ org, onCancel }: { org: OrgPlace; onCancel: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isTyped = name.trim() === org.name
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !isTyped) return
    setBusy(true)
    const answer = await deleteOrg(org.id, name)
    setBusy(false)
    if (!answer.ok) return showFailure(answer.problem)
    // The page of the organisation is left before it is read again, so that it does not fail.
    void navigate('/account#account-deleted-orgs', { replace: true })
    await pageShown()
    showToast(t('delete.done', { org: org.name }), { text: t('delete.done.text') })
    queries.removeQueries({ queryKey: ['org', org.id] })
    await Promise.all([
      queries.invalidateQueries({ queryKey: userMetaQuery.queryKey }),
      queries.invalidateQueries({ queryKey: deletedOrgsQuery.queryKey }),
    ])
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('delete.label', { org: org.name })}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('delete.cancel')}</Button>
        <Button type="submit" variant="danger" busy={isBusy} disabled={!isTyped}>
          {t('delete.do')}
        </Button>
      </div>
    </form>
  )
}
