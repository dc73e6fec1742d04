import type { ImportBoard } from '@retropulse/contract/import-export'
import { TITLE_MAX } from '@retropulse/domain/board/limits'
import type { FileRead } from '@retropulse/domain/import-export/plan'
import { cleanLine } from '@retropulse/domain/kernel/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { boardPath } from '../../lib/place.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.ts'
import { TextField } from '../../ui/text-field.tsx'
import { checkTitle, createFromFile, explainRefusal } from './create-from-file.ts'
import { ImportPreview } from './import-preview.tsx'
import { t } from './messages.ts'

export interface CreateFormProps {
  teamId: string
  read: Extract<FileRead, { ok: true }>
  title: string
  wish: Omit<ImportBoard, 'title'>
  onTitle: (title: string) => void
}

/** The preview of an import, its title, and the button that creates the retro (IMPORT-6, IMPORT-7). */
export function CreateForm({ teamId, read, title, wish, onTitle }: CreateFormProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'title'>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const count = read.plan.notes.length
  useEffect(() => announce(t('previewed', { count })), [count])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show(checkTitle(title))) return
    setBusy(true)
    const answer = await createFromFile(teamId, { ...wish, title: cleanLine(title) })
    if (answer.ok) {
      void queries.invalidateQueries({ queryKey: ['team', teamId] })
      return navigate(boardPath(answer.value.id))
    }
    setBusy(false)
    show(explainRefusal(answer.problem, meta?.teams.find((team) => team.id === teamId)?.role))
  }
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5"
    >
      <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
        {t('preview')}
      </h2>
      <TextField
        label={t('title')}
        value={title}
        error={errors.title}
        trailing={`${title.length}/${TITLE_MAX}`}
        onChange={({ target }) => {
          onTitle(target.value)
          clear('title')
        }}
      />
      <ImportPreview plan={read.plan} warnings={read.warnings} />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} className="self-start max-sm:w-full">
        {t('create')}
      </Button>
    </form>
  )
}
