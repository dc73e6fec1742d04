import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams, useNavigate } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { currentOrg, rememberedOrg } from '../../lib/paths.ts'
import { useRemembered } from '../../lib/stored-text.ts'
import { pageStatusQuery, userMetaQuery } from '../../lib/session.ts'
import { EditSurvey } from './edit-survey.tsx'
import { EditorFrame, EditorSkeleton } from './editor-frame.tsx'
import { t } from './messages.ts'
import { TemplateLinks } from './template-links.tsx'
import { templateNamed, useTemplates, type Template } from './templates.ts'
import { useMemo } from 'react'
import { showToast } from '../../ui/toast.ts'
import { SurveyEditor } from './editor/survey-editor.tsx'
import { draftOf } from './editor/survey-draft.ts'
import { makeModel } from './pulse-calls.ts'
import { SaveButton } from './save-button.tsx'
import { useModels } from './use-models.ts'
import { pageShown } from '../../lib/pending-navigation.ts'

/**
 * The page of the editor (PULSE-12): `id` names the template that a new survey begins with, `model` the survey of the
 * current organisation to change.
 */
export function CreateSurveyPage() {
  const [query] = useSearchParams()
  const modelId = query.get('model')
  return modelId === null ? <Create templateId={query.get('id')} /> : <EditSurvey modelId={modelId} />
}

function Create({ templateId }: { templateId: string | null }) {
  usePageTitle(t('create.title'))
  const templates = useTemplates()
  const { data: status } = useQuery(pageStatusQuery)
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(status?.profile) })
  const remembered = useRemembered(rememberedOrg)
  const org = meta && currentOrg(meta, remembered)
  const template = templateNamed(templates, templateId)
  const maySave = status?.profile === null ? null : org === undefined ? undefined : can(org, 'org-team:edit')
  // A user who may not save the survey reads so here, before writing it.
  const about = org && t(maySave === true ? 'create.for' : 'create.denied', { org: org.name })
  return (
    <EditorFrame
      title={t('create.title')}
      text={about ?? (status?.profile ? '' : t('create.text'))}
      templates={<TemplateLinks label={t('templates')} templates={templates} currentId={template?.id} />}
    >
      {template === undefined ? (
        <EditorSkeleton />
      ) : (
        <NewSurvey key={template.id} template={template} orgId={org?.id} maySave={maySave} />
      )}
    </EditorFrame>
  )
}

interface NewSurveyProps {
  template: Template
  /** The organisation of the new survey; undefined for a guest, or while it is not known. */
  orgId: string | undefined
  maySave: boolean | null | undefined
}

/** The editor of a new survey that begins with a template. */
function NewSurvey({ template, orgId = '', maySave }: NewSurveyProps) {
  const navigate = useNavigate()
  const { readAgain } = useModels(orgId)
  const start = useMemo(() => draftOf(template.title, template.format), [template])
  return (
    <SurveyEditor
      start={start}
      source={{ templateId: template.id }}
      save={(input) => makeModel(orgId, input)}
      onSaved={async (title) => {
        void readAgain()
        void navigate('/pulse')
        await pageShown()
        showToast(t('created', { title }), { tone: 'ok', text: t('created.text'), duration: 5000 })
      }}
      button={(isBusy) => <SaveButton maySave={maySave} label={t('create')} isBusy={isBusy} />}
    />
  )
}
