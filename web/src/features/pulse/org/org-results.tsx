import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrgPlace } from '../../../lib/paths.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { AveragesChart } from '../results/averages-chart.tsx'
import { HeatMap } from './heat-map.tsx'
import { t } from './messages.ts'
import { orgPulseQuery } from './org-pulse-query.ts'
import { OrgTrend } from './org-trend.tsx'

/** What surveys found in the organisation (PULSE-50, PULSE-69); nothing before the first survey. */
export function OrgResults({ org }: { org: OrgPlace }) {
  const [modelId, choose] = useState<string | null>(null)
  const { data, isError, refetch } = useQuery({
    ...orgPulseQuery(org.id, modelId),
    placeholderData: keepPreviousData,
  })
  if (data === undefined)
    return isError ? (
      <LoadFailure text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
    ) : null
  if (data.modelId === null) return null
  const { models, topics, results, teamsIncluded, teamsLeftOut } = data
  return (
    <section aria-labelledby="org-results" className="flex flex-col gap-4">
      <SectionHead
        id="org-results"
        title={t('title')}
        text={
          <>
            {t('text')} {t('included', { count: teamsIncluded })}{' '}
            {teamsLeftOut > 0 && t('leftOut', { count: teamsLeftOut })}
          </>
        }
      />
      {models.length > 1 && (
        <SelectField
          label={t('model')}
          className="max-w-72"
          value={data.modelId}
          options={models.map(({ id, name }) => ({ value: id, name }))}
          onValueChange={choose}
        />
      )}
      <HeatMap about={org.name} pulse={data} />
      <AveragesChart
        about={org.name}
        topics={topics}
        results={results.map((result) => ({ ...result, change: null }))}
      />
      <OrgTrend about={org.name} pulse={data} />
    </section>
  )
}
