import type { SearchResult, SearchResults as Found } from '@retropulse/contract/search'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import SearchX from 'lucide-react/icons/search-x'
import { useEffect, useId, useMemo, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.ts'
import { SkeletonGroup, Skeleton } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'
import { groupResults, type ResultGroup } from './result-groups.ts'
import { ResultRow, RetroDay, twinsAmong } from './result-row.tsx'
import { searchQuery } from './search-query.ts'
import { useRoomBelow } from './use-room-below.ts'

export interface SearchResultsProps {
  teamId: string
  asked: string
  /** Another query has been typed, which has not been sent yet. */
  isWaiting: boolean
}

/** The results of a search, over what stands below the field. */
export function SearchResults({ teamId, asked, isWaiting }: SearchResultsProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(teamId, asked),
    // The earlier results stay, faded, so that the list does not move with every word.
    placeholderData: (before) => before,
  })
  const list = useRef<HTMLDivElement>(null)
  useRoomBelow(list)
  const twins = useMemo(() => twinsAmong(data?.results ?? []), [data])
  const isOld = isWaiting || isPlaceholderData
  const said = data && !isPlaceholderData ? countText(data, asked) : undefined
  useEffect(() => {
    if (said !== undefined) announce(said, { key: 'search' })
    else if (isError) announce(t('failed'), { key: 'search' })
  }, [said, isError])
  return (
    <div
      aria-busy={isOld || isFetching}
      className="absolute inset-x-0 top-full z-(--z-floating) mt-1.5 overflow-hidden rounded-md border border-line bg-raised shadow-floating"
    >
      <div
        ref={list}
        className="scroll-pb-10 overflow-y-auto overscroll-contain data-cut:mask-b-from-[calc(100%-2.5rem)]"
      >
        <div>
          {data === undefined ? (
            isError ? (
              <Failed onAgain={() => void refetch()} isBusy={isFetching} />
            ) : (
              <Waiting />
            )
          ) : data.results.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <ul
                aria-label={t('results')}
                className={clsx(
                  'divide-y divide-line transition-opacity duration-fast',
                  isOld && 'opacity-50',
                )}
              >
                {groupResults(data.results).map((group) => (
                  <Group key={keyOf(group.results[0])} group={group} hasTwin={twins.has(group.board.id)} />
                ))}
              </ul>
              {data.hasMore && (
                <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">
                  {t('more', { count: data.results.length })}
                </p>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** A result, or several of one retro below its title and day (SEARCH-19). */
function Group({ group: { board, hasHead, results }, hasTwin }: { group: ResultGroup; hasTwin: boolean }) {
  const head = useId()
  const rows = results.map((result) => (
    <ResultRow key={keyOf(result)} result={result} hasTwin={hasTwin} isBelowHead={hasHead} />
  ))
  if (!hasHead) return <li>{rows}</li>
  return (
    <li>
      <p id={head} className="flex min-w-0 items-baseline gap-1.5 px-4 pt-3 pb-1 text-xs text-ink-soft">
        <span dir="auto" className="truncate font-medium text-ink">
          {board.name}
        </span>
        <span aria-hidden="true">·</span>
        <RetroDay board={board} hasTwin={hasTwin} />
      </p>
      <ul aria-labelledby={head} className="pb-1">
        {rows.map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
    </li>
  )
}

function keyOf(result: SearchResult | undefined): string {
  return result === undefined ? '' : `${result.kind} ${result.board.id} ${result.itemId}`
}

function countText({ results, hasMore }: Found, asked: string): string {
  const count = results.length
  if (count === 0) return t('none')
  return hasMore ? t('foundMore', { count, asked }) : t('found', { count, asked })
}

function Nothing() {
  return (
    <div className="flex flex-col items-center px-6 py-8 text-center">
      <SearchX aria-hidden="true" className="mb-2 size-5 text-ink-faint" />
      <p className="text-base font-medium">{t('none')}</p>
      <p className="mt-1 text-sm text-ink-soft">{t('none.text')}</p>
    </div>
  )
}

function Failed({ onAgain, isBusy }: { onAgain: () => void; isBusy: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="text-sm text-danger-ink">{t('failed')}</p>
      <Button size="sm" busy={isBusy} onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <SkeletonGroup label={t('searching')}>
      {['w-3/5', 'w-4/5', 'w-2/5'].map((width) => (
        <div key={width} className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
          <Skeleton className="mt-0.5 size-4" />
          <div className="flex flex-1 flex-col gap-2 py-0.5">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-40" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
