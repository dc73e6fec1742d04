import type { VersionedPulseModel } from '@retropulse/contract/pulse'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { currentOrg, type OrgPlace, rememberedOrg } from '../../lib/paths.ts'
import { ProblemError } from '../../lib/problem.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useRemembered } from '../../lib/stored-text.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { showToast } from '../../ui/toast.ts'
import { draftOfSaved } from './editor/survey-draft.ts'
import { SurveyEditor } from './editor/survey-editor.tsx'
import { EditorFrame, EditorSkeleton } from './editor-frame.tsx'
import { t } from './messages.ts'
import { changeModel, orgModelsQuery } from './pulse-calls.ts'
import { SaveButton } from './save-button.tsx'
import { useModels } from './use-models.ts'
import { pageShown } from '../../lib/pending-navigation.ts'

/** Changes a survey of the current organisation, for those who manage models; others can read it on its page. */
export function EditSurvey({ modelId }: { modelId: string }) {
  usePageTitle(t('edit.title'))
  const { data: meta } = useQuery(userMetaQuery)
  const remembered = useRemembered(rememberedOrg)
  if (meta === undefined)
    return (
      <EditorFrame title={t('edit.title')} text="">
        <EditorSkeleton />
      </EditorFrame>
    )
  const org = currentOrg(meta, remembered)
  if (org === null || !can(org, 'org-team:edit')) return <Navigate to="/pulse" replace />
  return (
    <EditorFrame title={t('edit.title')} text={t('edit.text', { org: org.name })}>
      <OfOrg key={`${org.id}/${modelId}`} org={org} modelId={modelId} />
    </EditorFrame>
  )
}

function OfOrg({ org, modelId }: { org: OrgPlace; modelId: string }) {
  const { data } = useQuery({ ...orgModelsQuery(org.id), throwOnError: throwWithoutData })
  if (data === undefined) return <EditorSkeleton />
  return <Change orgId={org.id} modelId={modelId} saved={data.models.find(({ id }) => id === modelId)} />
}

interface ChangeProps {
  orgId: string
  modelId: string
  saved: VersionedPulseModel | undefined
}

function Change({ orgId, modelId, saved }: ChangeProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { readAgain } = useModels(orgId)
  // The draft begins with the survey as it was when the editor opened: changes that others save meanwhile replace
  // nothing that is being typed.
  const [start] = useState(() => saved && draftOfSaved(saved))
  if (start === undefined) throw new ProblemError({ code: 'not-found', status: 404 })
  return (
    <SurveyEditor
      start={start}
      source={{ orgId, modelId }}
      save={(input) => changeModel(orgId, modelId, input)}
      readSaved={async () => {
        const read = await queries
          .fetchQuery({ ...orgModelsQuery(orgId), staleTime: 0 })
          .catch(() => undefined)
        const latest = read?.models.find(({ id }) => id === modelId)
        return latest && draftOfSaved(latest)
      }}
      onSaved={async (title) => {
        void readAgain()
        void navigate('/pulse')
        await pageShown()
        showToast(t('updated', { title }), { tone: 'ok' })
      }}
      button={(isBusy) => <SaveButton maySave label={t('update')} isBusy={isBusy} />}
    />
  )
}
