import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../ui/toast.ts'
import { SurveyEditor } from './editor/survey-editor.tsx'
import { draftOf } from './editor/survey-draft.ts'
import { t } from './messages.ts'
import { makeModel } from './pulse-calls.ts'
import { SaveButton } from './save-button.tsx'
import type { Template } from './templates.ts'
import { useModels } from './use-models.ts'

export interface NewSurveyProps {
  template: Template
  /** The organisation of the new survey; undefined for a guest, or while it is not known. */
  orgId: string | undefined
  maySave: boolean | null | undefined
}

/** The editor of a new survey that begins with a template. */
export function NewSurvey({ template, orgId = '', maySave }: NewSurveyProps) {
  const navigate = useNavigate()
  const { readAgain } = useModels(orgId)
  const start = useMemo(() => draftOf(template.title, template.format), [template])
  return (
    <SurveyEditor
      start={start}
      source={{ templateId: template.id }}
      save={(wish) => makeModel(orgId, wish)}
      onSaved={async (title) => {
        void readAgain()
        await navigate('/pulse')
        showToast(t('created', { title }), { tone: 'ok', text: t('created.text'), duration: 5000 })
      }}
      button={(isBusy) => <SaveButton maySave={maySave} label={t('create')} isBusy={isBusy} />}
    />
  )
}
