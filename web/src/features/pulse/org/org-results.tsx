import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrgPlace } from '../../../lib/paths.ts'
import { EmptyLine } from '../../../ui/empty-line.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { AveragesChart } from '../results/averages-chart.tsx'
import { HeatMap } from './heat-map.tsx'
import { bandTopics, includedText, leftOutNotes } from './included-teams.ts'
import { t } from './messages.ts'
import { orgPulseQuery } from './org-pulse-query.ts'
import { OrgTrend } from './org-trend.tsx'

export interface OrgResultsProps {
  org: OrgPlace
  /** Whether there is a model that teams can be asked about. */
  hasModels: boolean
}

/** What surveys found in the organisation (PULSE-50, PULSE-69), or what will be here after the first. */
export function OrgResults({ org, hasModels }: OrgResultsProps) {
  const [modelId, choose] = useState<string | null>(null)
  const { data, isError, refetch } = useQuery({
    ...orgPulseQuery(org.id, modelId),
    placeholderData: keepPreviousData,
  })
  if (data === undefined)
    return isError ? (
      <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
    ) : (
      <ResultsSkeleton />
    )
  if (data.modelId === null)
    return !hasModels ? null : (
      <section aria-labelledby="org-results" className="flex flex-col gap-4">
        <SectionHead id="org-results" title={t('title')} />
        <EmptyLine title={t('none')} text={t('none.text')} />
      </section>
    )
  const { models, teamsIncluded } = data
  return (
    <section aria-labelledby="org-results" className="flex flex-col gap-4">
      <SectionHead
        id="org-results"
        title={t('title')}
        text={
          <>
            {t('text')} {includedText(data)}
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
      {teamsIncluded > 0 && <OrgAverages about={org.name} pulse={data} />}
      <OrgTrend about={org.name} pulse={data} />
    </section>
  )
}

/** The averages of all teams together, with the reason where a topic has none. */
function OrgAverages({ about, pulse: { topics, results, teams } }: { about: string; pulse: OrgPulse }) {
  const onlyBands = bandTopics({ topics, results, teams })
  const notes = leftOutNotes({ topics, teams })
  return (
    <AveragesChart
      about={about}
      topics={topics}
      results={results}
      text={t(notes.size > 0 ? 'chart.text.partial' : 'chart.text')}
      wordFor={(topicId) => (onlyBands.has(topicId) ? t('chart.onlyBands') : null)}
      noteFor={(topicId) => notes.get(topicId) ?? null}
    />
  )
}

/** The place of the heading and of the heat map while they are read. */
function ResultsSkeleton() {
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-4">
      <div className="flex min-h-13 flex-col justify-center gap-2">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-4 w-96 max-w-full" />
      </div>
      <div className="flex h-80 flex-col gap-3 rounded-lg border border-line bg-surface p-5">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mb-3 h-3.5 w-96 max-w-full" />
        {[1, 2, 3, 4].map((team) => (
          <div key={team} className="flex items-center gap-2">
            <Skeleton className="me-4 h-4 w-24 shrink-0" />
            {[1, 2, 3, 4, 5].map((topic) => (
              <Skeleton key={topic} className="h-9 min-w-0 flex-1" />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
