import { Link } from 'react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { usePageTitle } from '../../../lib/page-title.ts'
import { teamPath } from '../../../lib/place.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { RetroGrid, RetroList } from '../retro-list.tsx'
import { t } from './messages.ts'
import { StartRetro } from './start-retro.tsx'
import { useTeam } from './use-team.ts'

/** Retros on a team's first page; the others are one step away. */
const LATEST = 6

/** What a team did last. */
export function TeamDashboardPage() {
  const team = useTeam()
  const { boards } = team
  usePageTitle(team.name)
  if (boards.length === 0)
    return <RetroList retros={boards} mayStart={team.mayCreateBoards} start={<StartRetro team={team} />} />
  return (
    <section aria-labelledby="latest" className="flex flex-col gap-5">
      <div className="flex h-10 items-center justify-between gap-3">
        <h2 id="latest" className="font-display text-xl font-semibold tracking-tight">
          {t('latest.title')}
        </h2>
        {boards.length > LATEST && (
          <Link to={`${teamPath(team.id)}/retros`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            {t('latest.all', { count: boards.length })}
            <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </Link>
        )}
      </div>
      <RetroGrid retros={boards.slice(0, LATEST)} />
    </section>
  )
}
