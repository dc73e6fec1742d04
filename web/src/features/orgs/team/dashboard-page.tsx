import type { Team } from '@retropulse/contract/teams'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { teamPath } from '../../../lib/place.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { RetroGrid, RetroList } from '../retro-list.tsx'
import { t } from './messages.ts'
import { StartRetro } from './start-retro.tsx'
import { useTeam } from './use-team.ts'

/** A part of the page that another feature has; features know nothing of each other, so the app hands it in. */
type Section = (team: Team) => ReactNode

export interface TeamDashboardPageProps {
  /** Above everything: looks through all that the team has. */
  search?: Section
  /** What the team promised itself; nothing there while there is nothing to do. */
  actions?: Section
  /** How retros went; only for teams that have held one. */
  insights?: Section
}

/** Retros on a team's first page; the others are one step away. */
const LATEST = 6

/** What a team did last. */
export function TeamDashboardPage({ search, actions, insights }: TeamDashboardPageProps) {
  const team = useTeam()
  const { boards } = team
  usePageTitle(team.name)
  if (boards.length === 0)
    return (
      <>
        <RetroList retros={boards} mayStart={team.mayCreateBoards} start={<StartRetro team={team} />} />
        {actions?.(team)}
      </>
    )
  return (
    <>
      {search?.(team)}
      <section aria-labelledby="latest" className="flex flex-col gap-5">
        <div className="flex h-10 items-center justify-between gap-3">
          <h2 id="latest" className="font-display text-xl font-semibold tracking-tight">
            {t('latest.title')}
          </h2>
          {boards.length > LATEST && (
            <Link
              to={`${teamPath(team.id)}/retros`}
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              {t('latest.all', { count: boards.length })}
              <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            </Link>
          )}
        </div>
        <RetroGrid retros={boards.slice(0, LATEST)} />
      </section>
      {actions?.(team)}
      {insights?.(team)}
    </>
  )
}
