import type { OrgPulseModels } from '@retropulse/contract/pulse'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import type { OrgPlace } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { DeletedModels } from './deleted-models.tsx'
import { ManagedModel } from './managed-model.tsx'
import { t } from './messages.ts'
import { ModelsSkeleton } from './models-skeleton.tsx'
import { OrgResults } from './org/org-results.tsx'
import { orgModelsQuery } from './pulse-calls.ts'
import { ReadableModels } from './readable-models.tsx'
import { Unreadable } from './unreadable.tsx'
import { surveysId, useModels } from './use-models.ts'

/**
 * What surveys found in the organisation, and its models: all of them for those who manage models, the enabled ones for the others (PULSE-1).
 */
export function OrgModels({ org }: { org: OrgPlace }) {
  const { data, isError, refetch } = useQuery(orgModelsQuery(org.id))
  if (data === undefined) return isError ? <Unreadable onRetry={() => void refetch()} /> : <ModelsSkeleton />
  return (
    <>
      <OrgResults org={org} hasModels={data.models.length > 0} />
      {can(org, 'org-team:edit') ? <Managed orgId={org.id} {...data} /> : <Enabled {...data} />}
    </>
  )
}

function Managed({ orgId, models, deletedModels }: OrgPulseModels & { orgId: string }) {
  const acts = useModels(orgId)
  const create = (
    <Link to="/pulse/create" className={buttonClass({ variant: 'primary' })}>
      <Plus aria-hidden="true" className="size-4" />
      {t('surveys.create')}
    </Link>
  )
  return (
    <>
      <section aria-labelledby={surveysId} className="flex flex-col gap-4">
        <SectionHead
          id={surveysId}
          title={t('surveys')}
          text={t('surveys.text')}
          action={models.length > 0 && create}
        />
        {models.length === 0 ? (
          <EmptyState
            icon={<HeartPulse />}
            title={t('surveys.none')}
            text={t('surveys.none.text')}
            action={create}
          />
        ) : (
          <ul className="grid gap-4 has-[details[open]]:items-start md:grid-cols-2 lg:grid-cols-3">
            {models.map((model) => (
              <li key={model.id} className="min-w-0">
                <ManagedModel model={model} models={acts} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <DeletedModels deleted={deletedModels} models={acts} />
    </>
  )
}

function Enabled({ models }: OrgPulseModels) {
  return (
    <section aria-labelledby={surveysId} className="flex flex-col gap-4">
      <SectionHead id={surveysId} title={t('surveys')} text={t('surveys.text')} />
      {models.length === 0 ? (
        <EmptyState icon={<HeartPulse />} title={t('surveys.noneEnabled')} text={t('askAdmin')} />
      ) : (
        <ReadableModels models={models} />
      )}
    </section>
  )
}
