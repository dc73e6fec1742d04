import type { Team } from '@retropulse/contract/teams'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { insightsQuery } from './insight-calls.ts'
import { useRange } from './insight-range.ts'
import { coverage, insightSentence } from './insight-sentence.ts'
import { InsightSheets } from './insight-sheets.tsx'
import { InsightTools, offersRanges } from './insight-tools.tsx'
import { InsightsSkeleton } from './insights-skeleton.tsx'
import { t } from './messages.ts'
import { RecurringTopics } from './recurring-topics.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'

/** Insights and recurring topics of the chosen range. */
export function InsightsBody({ team }: { team: Team }) {
  const [range] = useRange()
  const { data, isError, isPlaceholderData, refetch } = useQuery(insightsQuery(team.id, range))
  const requested = range === 'all' ? team.boards.length : Math.min(Number(range), team.boards.length)
  const count = data?.retros.length ?? requested
  return (
    <>
      <section aria-labelledby="insights" aria-busy={isPlaceholderData} className="flex flex-col gap-5">
        <SectionHead
          id="insights"
          title={t('insights')}
          action={count > 0 && <InsightTools team={team} hasFailed={!data && isError} />}
        />
        {/* Below the tools, which stand beside the heading; with a choice of ranges below it on a phone. */}
        {count > 0 && (
          <p
            className={clsx(
              '-mt-5 text-sm text-pretty text-ink-soft',
              offersRanges(team) && 'max-sm:-mt-2 pointer-coarse:sm:-mt-3',
            )}
          >
            {data === undefined ? coverage(count, team.boards.length) : insightSentence(data)}
          </p>
        )}
        {data && (
          <div className={clsx('flex flex-col gap-4 transition-opacity', isPlaceholderData && 'opacity-60')}>
            <InsightSheets team={team} insights={data} />
          </div>
        )}
        {!data && isError && (
          <LoadFailure isCard retry={t('retry')} text={t('unreadable')} onRetry={() => void refetch()} />
        )}
        {!data && !isError && <InsightsSkeleton isSingle={requested === 1} />}
      </section>
      {count > 0 && <RecurringTopics teamId={team.id} range={range} retrosCount={count} />}
    </>
  )
}
