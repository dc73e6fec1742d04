import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { t } from './messages.ts'

export interface ResultsPartProps {
  survey: PulseSurvey
  /** Called after a reply, so that the survey is read again. */
  onChanged: () => void
}

/** The results, whose code loads when they are opened: people who answer do not wait for the charts. */
export function ResultsPart({ survey, onChanged }: ResultsPartProps) {
  const { data, isError, refetch } = useQuery(resultsCode)
  if (data !== undefined) return <data.SurveyResultsSection survey={survey} onChanged={onChanged} />
  if (isError)
    return <LoadFailure isCard text={t('results.failed')} retry={t('retry')} onRetry={() => void refetch()} />
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96 w-full rounded-lg" />
    </SkeletonGroup>
  )
}

const resultsCode = queryOptions({
  queryKey: ['code', 'survey-results'],
  queryFn: () => import('../results/survey-results-section.tsx'),
  staleTime: Infinity,
  throwOnError: false,
})
