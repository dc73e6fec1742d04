import type { TeamAction } from '@retropulse/contract/actions'
import type { Team } from '@retropulse/contract/teams'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { useProfile } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { actionsQuery } from './action-calls.ts'
import { countOverdue } from './count-overdue.ts'
import { dayHere } from '../../lib/days.ts'
import { ActionFilters } from './action-filters.tsx'
import type { RowAddition, RowChoice } from './action-row.tsx'
import { t } from './messages.ts'
import { NewActionForm } from './new-action-form.tsx'
import { TeamActionList } from './team-action-list.tsx'
import { useTeamMembers } from './team-members.ts'
import { useActionChanges } from './use-action-changes.ts'
import { type FilterPlace, useFilter } from './use-filter.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { listClass } from './list-class.ts'

/** What another feature adds to the list: beside the form for new action items, in each row, and below the list. */
export interface ListAdditions {
  readonly opener: ReactNode
  readonly ofAction: (action: TeamAction) => RowAddition
  /** While action items are being chosen: the choice of one, and the bar for what was chosen. */
  readonly choosing: { readonly choiceOf: (action: TeamAction) => RowChoice; readonly bar: ReactNode } | null
}

export interface TeamActionsProps {
  team: Team
  /** Draws the list with what the feature trackers adds; null: nothing (TRACK-7). */
  sending: (actions: readonly TeamAction[], draw: (additions: ListAdditions | null) => ReactNode) => ReactNode
}

/** The list of a team's action items (ACTION-26). */
export function TeamActions({ team, sending }: TeamActionsProps) {
  const place = useFilter()
  const members = useTeamMembers(team)
  const changes = useActionChanges(team.id, members)
  const own = useProfile()?.sub
  const list = useInfiniteQuery({
    ...actionsQuery(team.id, place.filter),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const [first] = list.data?.pages ?? []
  const actions = list.data?.pages.flatMap((page) => page.actions) ?? []
  return (
    <section aria-labelledby="actions" aria-busy={list.isPlaceholderData} className="flex flex-col gap-5">
      <SectionHead
        id="actions"
        title={t('actions')}
        isTab
        action={
          <ActionFilters
            {...{ place, members, own }}
            hasRetros={team.boards.length > 0}
            retros={first?.retros ?? []}
            overdueCount={countOverdue(
              actions,
              dayHere(),
              !list.isSuccess || list.isPlaceholderData || list.hasNextPage,
            )}
          />
        }
      />
      {first === undefined && list.isError ? (
        <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={() => void list.refetch()} />
      ) : first === undefined ? (
        <ActionsSkeleton />
      ) : (
        <>
          <output className="sr-only">{t('count', { count: actions.length })}</output>
          {sending(actions, (additions) => (
            <>
              <div className="flex flex-wrap items-start gap-2">
                <div className="min-w-0 flex-1 basis-80">
                  {first.mayAdd ? (
                    <NewActionForm key={team.id} teamId={team.id} onAdd={changes.add} />
                  ) : (
                    <p className="text-sm text-ink-soft">{t('noRetroYet')}</p>
                  )}
                </div>
                {actions.length > 0 && additions?.opener}
              </div>
              {actions.length === 0 ? (
                <Nothing place={place} mayAdd={first.mayAdd} />
              ) : (
                <TeamActionList
                  {...{ actions, members, own, changes }}
                  ofAction={additions?.ofAction}
                  choiceOf={additions?.choosing?.choiceOf}
                />
              )}
              {additions?.choosing?.bar}
            </>
          ))}
          {list.hasNextPage && (
            <div className="flex justify-center">
              <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('more')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** The text of an empty list, or how to see the action items that the filters hide. */
function Nothing({ place: { filter, isNarrowed, clear }, mayAdd }: { place: FilterPlace; mayAdd: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('noneFit')}
        text={t('noneFitText')}
        action={<Button onClick={clear}>{t('clear')}</Button>}
      />
    )
  if (filter.status === 'done')
    return <EmptyState icon={<ListChecks />} title={t('noneDone')} text={t('noneDoneText')} />
  return (
    <EmptyState
      icon={<ListChecks />}
      title={t(filter.status === 'open' ? 'noneOpen' : 'none')}
      {...(mayAdd && { text: t('noneOpenText') })}
    />
  )
}

const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3']

/** The skeleton of a list of action items, in its layout. */
function ActionsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <SkeletonGroup label={t('loading')} className={listClass}>
      {WIDTHS.slice(0, rows).map((width) => (
        <div key={width} className="flex gap-3 border-b border-line px-4 py-3 last:border-0 sm:px-5">
          <Skeleton round className="size-5" />
          <div className="flex-1">
            <Skeleton className={`my-1 h-4 ${width}`} />
            <div className="mt-1 flex h-7 items-center gap-4 max-sm:h-6">
              <Skeleton className="h-3 w-16" />
              <Skeleton className="h-3 w-20" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
