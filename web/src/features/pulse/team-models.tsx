import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { t } from './messages.ts'
import { ModelsSkeleton } from './models-skeleton.tsx'
import { teamModelsQuery } from './pulse-calls.ts'
import { ReadableModels } from './readable-models.tsx'
import { DeletedSurveys } from './team/deleted-surveys.tsx'
import { SURVEYS_ID, TeamPulse } from './team/team-pulse.tsx'
import { Unreadable } from './unreadable.tsx'

/** The pulse page of a team: its surveys, and the questions of the enabled models (PULSE-4, PULSE-50). */
export function TeamModels({ team }: { team: Team }) {
  const { data, isError, refetch } = useQuery(teamModelsQuery(team.id))
  if (data === undefined) return isError ? <Unreadable onRetry={() => void refetch()} /> : <ModelsSkeleton />
  const hasSurveys = data.models.length > 0 || team.surveys.length > 0
  return (
    <>
      {hasSurveys && <TeamPulse team={team} models={data.models} />}
      {data.models.length === 0 ? (
        <EmptyState
          icon={<HeartPulse />}
          title={t('surveys.noneForTeam')}
          text={t('surveys.noneForTeam.text')}
          action={<SetUp team={team} />}
        />
      ) : (
        <section aria-labelledby="surveys" className="flex flex-col gap-4">
          <SectionHead id="surveys" title={t('surveys.enabled')} text={t('surveys.enabled.text')} />
          <ReadableModels models={data.models} />
        </section>
      )}
      {hasSurveys && <DeletedSurveys teamId={team.id} surveysId={SURVEYS_ID} />}
    </>
  )
}

/** The next step where no survey is enabled: a button, or a hint for those who may not manage models (PULSE-3). */
function SetUp({ team: { role } }: { team: Team }) {
  if (can({ role }, 'org-team:edit'))
    return (
      <Link to="/pulse" className={buttonClass()}>
        {t('surveys.setUp')}
      </Link>
    )
  return (
    <div className="flex flex-col items-center gap-2">
      <Button disabledReason={t('askAdmin')}>{t('surveys.setUp')}</Button>
      {/* Screen readers have the button's description. */}
      <p aria-hidden="true" className="text-sm text-ink-soft">
        {t('askAdmin')}
      </p>
    </div>
  )
}
