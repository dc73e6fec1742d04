import type { MyActions as MyActionsList } from '@retropulse/contract/actions'
import { useQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { teamPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { ActionRow } from './action-row.tsx'
import { myActionsQuery } from './action-calls.ts'
import { listClass } from './list-class.ts'
import { t } from './messages.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useActionChanges } from './use-action-changes.ts'

const FIRST = 5

export interface MyActionsProps {
  /** The rest of the page, which shows once the action items are known, so that nothing moves. */
  below: ReactNode
  /** Shown until then. */
  waiting: ReactNode
}

/** The user's open action items of all their teams (ACTION-33); nothing without any. */
export function MyActions({ below, waiting }: MyActionsProps) {
  const { data, isPending, refetch } = useQuery(myActionsQuery)
  const [showsAll, setShowsAll] = useState(false)
  if (isPending) return waiting
  if (data === undefined)
    return (
      <>
        <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
        {below}
      </>
    )
  if (data.actions.length === 0) return below
  const shown = showsAll ? data.actions : data.actions.slice(0, FIRST)
  return (
    <>
      <section aria-labelledby="my-actions" className="flex flex-col gap-4">
        <SectionHead id="my-actions" title={t('openTitleMine')} text={t('count', { count: data.open })} />
        <ul className={listClass}>
          {shown.map((action) => (
            <Mine key={`${action.team.id} ${action.id}`} action={action} />
          ))}
        </ul>
        {shown.length < data.actions.length && (
          <div>
            <Button size="sm" onClick={() => setShowsAll(true)}>
              {t('more')}
            </Button>
          </div>
        )}
      </section>
      {below}
    </>
  )
}

function Mine({ action }: { action: MyActionsList['actions'][number] }) {
  const { team } = action
  const changes = useActionChanges(team.id)
  return (
    <ActionRow
      action={action}
      changes={changes}
      team={{
        name: team.name,
        link: (
          <Link
            to={`${teamPath(team.id)}/actions`}
            className="touch-area inline-flex h-7 max-w-full shrink-0 max-sm:pointer-coarse:h-11 items-center gap-1.5 rounded-sm hover:text-ink hover:underline"
          >
            <Users aria-hidden="true" className="size-4 shrink-0" />
            <span dir="auto" className="max-w-32 truncate sm:max-w-56">
              {team.name}
            </span>
          </Link>
        ),
      }}
    />
  )
}
