import { useInfiniteQuery } from '@tanstack/react-query'
import { groupBy } from '../../../lib/group-by.ts'
import { useHeldSection } from '../../../lib/section-hold.ts'
import { locale } from '../../../lib/locale.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { showFailure } from '../show-failure.ts'
import { problemIn } from '../../../lib/problem.ts'
import { sentenceOf, type ActivityEntry } from './activity-sentence.ts'
import { activityQuery } from './org-calls.ts'
import { t } from './settings-messages.ts'

/** The activity log, the latest entries first, 50 at a time (AUDIT-2, AUDIT-5). */
export function Activity({ orgId }: { orgId: string }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery(
    activityQuery(orgId),
  )
  useHeldSection(data === undefined && error !== null)
  if (data === undefined && error)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-sm">
        <p>{t('activity.failed')}</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('activity.retry')}
        </Button>
      </div>
    )
  if (data === undefined) return <Loading />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <p className="text-sm text-ink-soft">{t('activity.none')}</p>
  const more = async () => {
    const read = await fetchNextPage()
    if (read.error) showFailure(problemIn(read.error))
  }
  return (
    <div className="flex flex-col gap-6">
      {activityDays(entries).map(({ at, entries: happened }) => (
        <div key={at}>
          <h3 className="mb-2 text-xs font-medium text-ink-faint">{locale.day.format(at)}</h3>
          <ol className="flex flex-col gap-1">
            {happened.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
      {hasNextPage && (
        <Button busy={isFetching} onClick={() => void more()} className="self-start">
          {t('activity.more')}
        </Button>
      )}
    </div>
  )
}

function Line({ entry }: { entry: ActivityEntry }) {
  return (
    <li className="flex items-start gap-3 py-1 text-sm">
      <Avatar decorative name={entry.actor.name ?? ''} seed={entry.actor.id} size="sm" />
      <span className="min-w-0 flex-1 py-0.5 wrap-anywhere">{sentenceOf(entry)}</span>
      <time dateTime={new Date(entry.at).toISOString()} className="shrink-0 py-0.5 text-ink-faint digits">
        {locale.clock.format(entry.at)}
      </time>
    </li>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={t('activity.loading')} className="flex flex-col gap-3">
      {['w-64', 'w-48', 'w-56'].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton round className="size-6" />
          <Skeleton className={`h-4 max-w-full ${width}`} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

interface ActivityDay {
  /** The last moment of the day at which something happened, in milliseconds since 1970. */
  readonly at: number
  readonly entries: readonly ActivityEntry[]
}

/** The entries by day, by the time zone of the device (AUDIT-5); their order stays. */
export function activityDays(entries: readonly ActivityEntry[]): readonly ActivityDay[] {
  const days = groupBy(entries, ({ at }) => new Date(at).toDateString())
  return [...days.values()].map((happened) => ({ at: happened[0]?.at ?? 0, entries: happened }))
}
