import type { CreateTeam } from '@retropulse/contract/orgs'
import { cleanLine } from '@retropulse/domain/kernel/text'
import { TEAM_NAME_MAX } from '@retropulse/domain/orgs/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { postJson } from '../../../lib/api.ts'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { useFormErrors } from '../../../lib/form-errors.ts'
import { teamPath } from '../../../lib/paths.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { failureLine } from '../show-failure.ts'
import { nameError } from '../org-names.ts'
import { orgQuery } from '../queries.ts'
import { t } from './messages.ts'
import { useUnsavedText } from '../../../lib/use-unsaved-text.ts'
import { pageShown } from '../../../lib/pending-navigation.ts'

export interface CreateTeamDialogProps {
  orgId: string
  onOpenChange: (open: boolean) => void
}

/**
 * Asks for the name of a new team (TEAM-4, TEAM-5) and leads to the team. What was typed is kept until the
 * team is created (SHELL-66).
 */
export function CreateTeamDialog({ orgId, onOpenChange }: CreateTeamDialogProps) {
  const { typed, type, discard } = useUnsavedText(`new-team/${orgId}`, '')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'name'>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const formId = useId()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = cleanLine(typed)
    if (isBusy || !show({ name: nameError(name, TEAM_NAME_MAX) })) return
    setBusy(true)
    const input: CreateTeam = { name }
    const path = `/api/org/${encodeURIComponent(orgId)}/team/create`
    const answer = await postJson<{ id: string }>(path, input)
    if (answer.ok) {
      discard()
      void navigate(teamPath(answer.value.id))
      await pageShown()
      void queries.invalidateQueries({ queryKey: orgQuery(orgId).queryKey })
      void queries.invalidateQueries({ queryKey: userMetaQuery.queryKey })
      return
    }
    show({ form: failureLine(answer.problem) })
    setBusy(false)
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('create')}
      description={t('create.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {t('create.submit')}
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
          label={t('create.name')}
          value={typed}
          error={errors.name}
          required
          autoComplete="off"
          onChange={(event) => {
            type(event.target.value)
            clear('name')
          }}
        />
        <FormAlert text={errors.form} />
      </form>
    </Dialog>
  )
}
