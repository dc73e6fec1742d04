import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { Link, useLocation } from 'react-router'
import { boardSummaryQuery } from '../features/board/view/use-board-summary.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { teamPath } from '../lib/place.ts'
import { userMetaQuery, useProfile } from '../lib/session.ts'
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
  // Plans and billing are the owners' (board.md §6).
  const isOwner = meta?.orgs.some(({ id, role }) => id === board?.orgId && role === 'owner') ?? false
  return (
    <PageState
      icon={<Lock />}
      title={t('archived')}
      text={t('archived.text')}
      action={
        <>
          {isOwner && (
            <Link to="/plans" className={buttonClass({ variant: 'primary' })}>
              {t('archived.plans')}
            </Link>
          )}
          {team === undefined ? (
            <Link to="/" className={buttonClass()}>
              {t('goHome')}
            </Link>
          ) : (
            <Link to={teamPath(team.id)} className={buttonClass()}>
              {t('archived.team', { team: team.name })}
            </Link>
          )}
        </>
      }
    />
  )
}
