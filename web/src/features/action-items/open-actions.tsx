import type { Team } from '@retropulse/contract/teams'
import { useInfiniteQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { teamPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { actionsQuery } from './action-calls.ts'
import { t } from './messages.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'

/** The number of open action items on the dashboard of a team (ACTION-32). */
const FIRST = 5

const loadList = async () => (await import('./open-action-list.tsx')).OpenActionList

/** The rows stand below the first screen. */
const OpenActionList = lazyComponent(loadList)

export interface OpenActionsProps {
  team: Team
  /** The rest of the page, which shows once the action items are known, so that nothing moves. */
  below: ReactNode
}

/** The first open action items of a team (ACTION-32); nothing without any. */
export function OpenActions({ team, below }: OpenActionsProps) {
  const { data, isPending, refetch } = useInfiniteQuery({
    ...actionsQuery(team.id, { status: 'open' }),
    throwOnError: false,
  })
  useEffect(() => {
    // The code comes while the action items are read.
    loadList().catch(() => undefined)
  }, [])
  const [page] = data?.pages ?? []
  if (isPending) return <Waiting />
  if (page === undefined)
    return (
      <>
        <Unreadable onRetry={() => void refetch()} />
        {below}
      </>
    )
  if (page.actions.length === 0) return below
  return (
    <Suspense fallback={<Waiting />}>
      <section aria-labelledby="open-actions" className="flex flex-col gap-5">
        <SectionHead
          id="open-actions"
          title={t('openTitle')}
          action={
            <Link
              to={`${teamPath(team.id)}/actions`}
              className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -me-3`}
            >
              {t('allActions', { count: page.open })}
              <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            </Link>
          }
        />
        <OpenActionList team={team} actions={page.actions.slice(0, FIRST)} />
      </section>
      {below}
    </Suspense>
  )
}

function Waiting() {
  return <div aria-busy="true" className="min-h-svh" />
}

function Unreadable({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={onRetry} />
}
