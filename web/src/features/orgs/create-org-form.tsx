import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { rememberedOrg, teamPath } from '../../lib/paths.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'
import { checkNames, cleanNames, explainRefusal } from './org-names.ts'
import type { OrgNames } from './org-names.ts'
import { createOrg } from './queries.ts'
import { FOUNDED } from './team/founded.ts'
import { pageShown } from '../../lib/pending-navigation.ts'

export interface CreateOrgFormProps {
  names: OrgNames
  onNames: (names: OrgNames) => void
}

/**
 * Asks for the names of the organisation and its first team, and creates both (ORG-3); afterwards the user is in the
 * team.
 */
export function CreateOrgForm({ names, onNames }: CreateOrgFormProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<keyof OrgNames>()

  const field = (name: keyof OrgNames) => ({
    name,
    label: t(name === 'name' ? 'orgName' : 'teamName'),
    hint: t(name === 'name' ? 'orgName.hint' : 'teamName.hint'),
    value: names[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      onNames({ ...names, [name]: event.target.value })
      clear(name)
    },
  })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const sent = cleanNames(names)
    if (isBusy || !show(checkNames(sent))) return
    setBusy(true)
    const answer = await createOrg(sent)
    if (answer.ok) {
      rememberedOrg.set(answer.value.orgId)
      void navigate(teamPath(answer.value.teamId), { state: FOUNDED })
      await pageShown()
      await queries.invalidateQueries({ queryKey: userMetaQuery.queryKey, refetchType: 'all' })
    } else {
      show(explainRefusal(answer.problem))
      setBusy(false)
    }
  }

  return (
    <form ref={formRef} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextField {...field('name')} autoComplete="organization" data-arrive />
      <TextField {...field('teamName')} autoComplete="off" />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="sm:self-start">
        {t('createOrg')}
      </Button>
    </form>
  )
}
