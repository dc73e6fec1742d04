import type { Team } from '@retropulse/contract/teams'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChartColumn from 'lucide-react/icons/chart-column'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { teamPath } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { CardsSkeleton } from '../cards-skeleton.tsx'
import { LatestRetro } from '../retro-card.tsx'
import { threeCardsClass } from '../retro-grid-class.ts'
import { RetroGrid } from '../retro-grid.tsx'
import { NoRetros } from '../no-retros.tsx'
import { IcebreakerLink } from './icebreaker-link.tsx'
import { t } from './messages.ts'
import { StartRetro } from './start-retro.tsx'
import { useTeam } from './use-team.ts'

/** A section that another feature draws; features import nothing of each other, so the app passes it in. */
type Section = (team: Team) => ReactNode

export interface TeamDashboardPageProps {
  /** The search, above everything else (SEARCH-10). */
  search: Section
  /** Puts the briefing for the next retro above the rest of the page (DASH-33). */
  briefing: (team: Team, rest: ReactNode, waiting: ReactNode) => ReactNode
  /** The offer of the season's format (DASH-35), below the team's own retros. */
  season: Section
  /** Puts the team's open action items above the rest of the page; nothing without any. */
  actions: (team: Team, rest: ReactNode) => ReactNode
  /** The insights; only for teams that have held a retro. */
  insights: Section
  /** The pulse card. */
  pulse: Section
}

/** The number of retros below the latest one (DASH-14). */
const EARLIER = 3
const HEAD = 'latest'

/** The dashboard of a team (DASH-14 to DASH-16). */
export function TeamDashboardPage({
  search,
  briefing,
  season,
  actions,
  insights,
  pulse,
}: TeamDashboardPageProps) {
  const team = useTeam()
  const [latest, ...earlier] = team.boards
  usePageTitle(team.name)
  if (latest === undefined)
    return (
      <>
        <NoRetros mayStart={team.mayCreateBoards} start={<StartRetro team={team} />} />
        {actions(team, pulse(team))}
      </>
    )
  const all = earlier.length > EARLIER ? <AllRetros team={team} /> : null
  const rest = (
    <>
      <section aria-labelledby={HEAD} className="flex flex-col gap-4">
        <div className="flex h-10 items-center justify-between gap-3">
          <h2
            id={HEAD}
            tabIndex={-1}
            className="font-display text-xl font-semibold tracking-tight outline-none"
          >
            {t(earlier.length > 0 ? 'latest.title' : 'latest.one')}
          </h2>
          <div className="flex items-center gap-1 sm:-me-3">
            {/* The insights are several windows further down. A phone has room for this link alone. */}
            <Link to="#team-insights" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <ChartColumn aria-hidden="true" className="size-4" />
              {t('latest.insights')}
              <ArrowDown aria-hidden="true" className="size-4 text-ink-soft" />
            </Link>
            <span className="flex gap-1 max-sm:hidden">
              <IcebreakerLink team={team} isQuiet />
              {all}
            </span>
          </div>
        </div>
        <LatestRetro team={team} retro={latest} focusOn={HEAD} />
        {earlier.length > 0 && (
          <RetroGrid
            team={team}
            retros={earlier.slice(0, EARLIER)}
            focusOn={HEAD}
            className={threeCardsClass}
          />
        )}
        {all !== null && <div className="-me-3 flex justify-end sm:hidden">{all}</div>}
      </section>
      {season(team)}
      {actions(
        team,
        <>
          {insights(team)}
          {pulse(team)}
        </>,
      )}
    </>
  )
  return (
    <>
      {search(team)}
      {briefing(team, rest, <CardsSkeleton hasLatest />)}
    </>
  )
}

const quietClass = buttonClass({ variant: 'quiet', size: 'sm' })

function AllRetros({ team }: { team: Team }) {
  return (
    <Link to={`${teamPath(team.id)}/retros`} className={quietClass}>
      {t('latest.all', { count: team.boards.length })}
      <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    </Link>
  )
}
