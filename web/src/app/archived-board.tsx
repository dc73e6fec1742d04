import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { Link, useLocation } from 'react-router'
import { boardSummaryQuery } from '../features/board/view/use-board-summary.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { teamPath } from '../lib/place.ts'
import { userMetaQuery, useProfile } from '../lib/session.ts'
import { upgradeHint } from '../lib/upgrade-hint.ts'
import { buttonClass } from '../ui/button-class.ts'
import { PageState } from '../ui/page-state.tsx'
import { t } from './layout/messages.ts'

/** A board of the free plan without days remaining (board.md §2). Nothing of it is lost: it opens again on a plan (D27). */
export function ArchivedBoard() {
  usePageTitle(t('archived'))
  const { pathname } = useLocation()
  const boardId = pathname.split('/').at(-1) ?? ''
  const isSignedIn = Boolean(useProfile())
  const { data: board } = useQuery(boardSummaryQuery(boardId))
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: isSignedIn, throwOnError: false })
  const team = meta?.teams.find(({ id }) => id === board?.teamId)
  // The organisation's role goes before the team's (board.md §6).
  const role = meta?.orgs.find(({ id }) => id === board?.orgId)?.role ?? team?.role
  return (
    <PageState
      icon={<Lock />}
      title={t('archived')}
      text={
        <>
          <span className="block">{t('archived.text')}</span>
          {isSignedIn && <span className="mt-3 block">{upgradeHint(role)}</span>}
        </>
      }
      action={
        team === undefined ? (
          <Link to="/" className={buttonClass()}>
            {t('goHome')}
          </Link>
        ) : (
          <Link to={teamPath(team.id)} className={buttonClass()}>
            {t('archived.team', { team: team.name })}
          </Link>
        )
      }
    />
  )
}
