import type { UserMeta } from '@retropulse/contract/orgs'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { currentOrg, loginPath, rememberedOrg, rememberedTeam, teamPath } from '../../../lib/paths.ts'
import { isDenied, problemIn } from '../../../lib/problem.ts'
import { throwWithoutData } from '../../../lib/query-client.ts'
import { pageStatusQuery, userMetaQuery } from '../../../lib/session.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { teamModelsQuery } from '../pulse-calls.ts'
import { t } from './messages.ts'
import { ModelChoice } from './model-choice.tsx'
import { StartForm } from './start-form.tsx'
import { StartFrame, StartSkeleton } from './start-frame.tsx'
import { surveyTeamQuery } from './survey-calls.ts'

/**
 * The page that starts a survey of the model in the query `modelId` (PULSE-36); without a team in the address, for the
 * team visited last, else the first one of the current organisation.
 */
export function StartSurveyPage() {
  usePageTitle(t('begin.title'))
  const { teamId } = useParams()
  const { pathname, search } = useLocation()
  const { data: status } = useQuery(pageStatusQuery)
  if (status === undefined) return <StartSkeleton />
  if (status.profile === null) return <Navigate to={loginPath(pathname + search)} replace />
  return teamId === undefined ? <OfCurrentTeam /> : <OfTeam key={teamId} teamId={teamId} />
}

function OfCurrentTeam() {
  const { data: meta } = useQuery(userMetaQuery)
  if (meta === undefined) return <StartSkeleton />
  const teamId = currentTeamId(meta)
  if (teamId !== undefined) return <OfTeam teamId={teamId} />
  return (
    <StartFrame>
      <EmptyState
        icon={<HeartPulse />}
        title={t('begin.noTeam')}
        text={t('begin.noTeam.text')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('begin.home')}
          </Link>
        }
      />
    </StartFrame>
  )
}

function currentTeamId(meta: UserMeta): string | undefined {
  const orgId = currentOrg(meta, rememberedOrg.get())?.id
  const visited = rememberedTeam.get()
  const team =
    meta.teams.find(({ id }) => id === visited) ??
    meta.teams.find((one) => one.orgId === orgId) ??
    meta.teams[0]
  return team?.id
}

function OfTeam({ teamId }: { teamId: string }) {
  const [query] = useSearchParams()
  const modelId = query.get('modelId')
  const { data: team, error } = useQuery({
    ...surveyTeamQuery(teamId),
    throwOnError: (failure, read) => throwWithoutData(failure, read) && !isDenied(problemIn(failure)),
  })
  const { data, isError, refetch } = useQuery(teamModelsQuery(teamId))
  // As with a new retro, a team that is not the user's leads to the dashboard.
  if (team === undefined && error !== null && isDenied(problemIn(error)))
    return <Navigate to="/dashboard" replace />
  if (team === undefined || (data === undefined && !isError)) return <StartSkeleton />
  if (data === undefined)
    return (
      <StartFrame team={team}>
        <LoadFailure text={t('begin.unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
      </StartFrame>
    )
  const [first, ...others] = data.models
  if (first === undefined)
    return (
      <StartFrame team={team}>
        <NoneEnabled teamId={teamId} maySetUp={can(team, 'org-team:edit')} />
      </StartFrame>
    )
  const model =
    data.models.find(({ id }) => id === modelId) ??
    (modelId === null && others.length === 0 ? first : undefined)
  return (
    <StartFrame team={team}>
      {model === undefined ? (
        <ModelChoice models={data.models} isGone={modelId !== null} />
      ) : (
        <StartForm key={model.id} team={team} model={model} />
      )}
    </StartFrame>
  )
}

/** PULSE-3: the next step where no survey is enabled. */
function NoneEnabled({ teamId, maySetUp }: { teamId: string; maySetUp: boolean }) {
  return (
    <EmptyState
      icon={<HeartPulse />}
      title={t('begin.none')}
      text={t(maySetUp ? 'begin.none.admin' : 'begin.askAdmin')}
      action={
        maySetUp ? (
          <Link to="/pulse" className={buttonClass({ variant: 'primary' })}>
            {t('begin.setUp')}
          </Link>
        ) : (
          <Link to={teamPath(teamId)} className={buttonClass()}>
            {t('begin.back')}
          </Link>
        )
      }
    />
  )
}
