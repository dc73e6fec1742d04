import type { Team } from '@retropulse/contract/teams'
import { useInfiniteQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { teamPath } from '../../lib/paths.ts'
import { useProfile } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { actionsQuery } from './action-calls.ts'
import { t } from './messages.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TeamActionList } from './team-action-list.tsx'
import { useTeamMembers } from './team-members.ts'
import { useActionChanges } from './use-action-changes.ts'

/** The number of open action items on the dashboard of a team (ACTION-32). */
const FIRST = 5

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
  const members = useTeamMembers(team)
  const changes = useActionChanges(team.id, members)
  const own = useProfile()?.sub
  const [page] = data?.pages ?? []
  if (isPending) return <div aria-busy="true" className="min-h-svh" />
  if (page === undefined)
    return (
      <>
        <LoadFailure text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
        {below}
      </>
    )
  if (page.actions.length === 0) return below
  return (
    <>
      <section aria-labelledby="open-actions" className="flex flex-col gap-5">
        <SectionHead
          id="open-actions"
          title={t('openTitle')}
          action={
            <Link
              to={`${teamPath(team.id)}/actions`}
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              {t('allActions', { count: page.open })}
              <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            </Link>
          }
        />
        <TeamActionList actions={page.actions.slice(0, FIRST)} {...{ members, own, changes }} />
      </section>
      {below}
    </>
  )
}
