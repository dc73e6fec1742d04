import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { Link, useLocation } from 'react-router'
import { boardSummaryQuery } from '../features/board/model/use-board-summary.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { teamPath } from '../lib/paths.ts'
import { userMetaQuery, useProfile } from '../lib/session.ts'
import { maySeePlans, upgradeHint } from '../lib/upgrade-hint.ts'
import { buttonClass } from '../ui/button-class.ts'
import { PageState } from '../ui/page-state.tsx'
import { t } from './layout/messages.ts'

/**
 * The locked screen of a board of the free plan with no days remaining (ERROR-4, ERROR-18). The board opens again on a
 * plan (PLAN-17).
 */
export function ArchivedBoard() {
  usePageTitle(t('archived'))
  const { pathname } = useLocation()
  const boardId = pathname.split('/').at(-1) ?? ''
  const isSignedIn = Boolean(useProfile())
  const { data: board } = useQuery(boardSummaryQuery(boardId))
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: isSignedIn, throwOnError: false })
  const team = meta?.teams.find(({ id }) => id === board?.teamId)
  // PERM-3: the role in the organisation takes precedence over the role in the team.
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
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={teamPath(team.id)} className={buttonClass()}>
              {t('archived.team', { team: team.name })}
            </Link>
            {maySeePlans(role) && (
              <Link to="/plans" className={buttonClass({ variant: 'primary' })}>
                {t('comparePlans')}
              </Link>
            )}
          </div>
        )
      }
    />
  )
}
