import type { TeamPulse as TeamSurveys } from '@retropulse/contract/pulse-survey'
import type { PulseModel } from '@retropulse/contract/pulse'
import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { maySeePlans, upgradeHint } from '../../../lib/upgrade-hint.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyLine } from '../../../ui/empty-line.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { UpgradeOnDemand } from '../../../ui/upgrade-on-demand.tsx'
import { ScheduleCard } from '../schedule/schedule-card.tsx'
import { t } from './messages.ts'
import { overallChangeOf } from './survey-averages.ts'
import { SurveyRow } from './survey-row.tsx'
import { teamPulseQuery } from './team-pulse-calls.ts'
import { TeamTrend } from './team-trend.tsx'

/** The id of the heading over the surveys of a team. */
export const SURVEYS_ID = 'pulse-surveys'

/** The surveys of a team with their results, their trend, and when the next one starts (PULSE-50). */
export function TeamPulse({ team, models }: { team: Team; models: readonly PulseModel[] }) {
  const { data, isError, refetch } = useQuery(teamPulseQuery(team.id))
  if (data === undefined)
    return isError ? (
      <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label={t('loading')}>
        <div className="divide-y divide-line rounded-lg border border-line bg-surface">
          {['w-40', 'w-56', 'w-32'].map((width) => (
            <div key={width} className="flex h-21 flex-col justify-center gap-2.5 px-5">
              <Skeleton className={`h-4 max-w-full ${width}`} />
              <Skeleton className="h-3.5 w-72 max-w-full" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    )
  const mayStart = can({ role: team.role }, 'board:create')
  const started = data.surveys.filter(({ startedAt }) => startedAt !== null)
  return (
    <>
      <section aria-labelledby={SURVEYS_ID} className="flex flex-col gap-4">
        <SectionHead
          id={SURVEYS_ID}
          title={t('title')}
          text={mayStart ? t('text') : t('start.denied')}
          action={mayStart && <StartSurvey team={team} models={models} allowance={data.allowance} />}
        />
        {data.surveys.length === 0 ? (
          <EmptyLine title={t('none')} text={t('none.text')} />
        ) : (
          <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
            {inOrder(data.surveys).map((survey) => (
              <li key={survey.id} className="min-w-0">
                <SurveyRow
                  survey={survey}
                  change={overallChangeOf(survey, data.surveys)}
                  questions={questionsOf(survey, models)}
                />
              </li>
            ))}
          </ul>
        )}
        <TeamTrend team={team.name} surveys={started} trendMin={data.trendMin} />
      </section>
      <ScheduleCard team={team} models={models} isFull={isFull(data.allowance)} />
    </>
  )
}

/** The title of the model that a survey was started with; undefined where all surveys have the same one. */
function questionsOf(
  survey: TeamSurveys['surveys'][number],
  models: readonly PulseModel[],
): string | undefined {
  return models.length > 1 ? models.find(({ id }) => id === survey.modelId)?.title : undefined
}

/** Running surveys first, then drafts and ended ones as they come, the latest first. */
function inOrder(surveys: TeamSurveys['surveys']): TeamSurveys['surveys'] {
  return surveys.toSorted(
    (one, other) => Number(other.state === 'in-progress') - Number(one.state === 'in-progress'),
  )
}

interface StartSurveyProps {
  team: Team
  models: readonly PulseModel[]
  allowance: TeamSurveys['allowance']
}

/** Leads to the page that starts a survey, or says why that is not possible now (PULSE-36, PULSE-56). */
function StartSurvey({ team, models, allowance }: StartSurveyProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [first, ...others] = models
  const reason = refusal({ team, models, allowance })
  const query = first !== undefined && others.length === 0 ? `?modelId=${encodeURIComponent(first.id)}` : ''
  return (
    <div className="flex flex-col items-start gap-1.5 sm:items-end">
      {/* The primary button of the page is the one in its head. */}
      <Button
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabledReason={reason}
        onClick={() =>
          isFull(allowance)
            ? setAsking(true)
            : void navigate(`/team/${encodeURIComponent(team.id)}/pulse-survey/create${query}`)
        }
      >
        {t('start')}
      </Button>
      {reason !== undefined && (
        // Screen readers have the button's description.
        <p aria-hidden="true" className="max-w-xs text-sm text-ink-soft sm:text-end">
          {reason}
        </p>
      )}
      {allowance !== null && (
        <p className="text-sm text-ink-soft digits">{t('allowance', { ...allowance })}</p>
      )}
      <UpgradeOnDemand
        open={isAsking}
        onOpenChange={setAsking}
        limit={t('start.noneLeft')}
        role={team.role}
      />
    </div>
  )
}

function isFull(allowance: TeamSurveys['allowance']): boolean {
  return allowance !== null && allowance.used >= allowance.max
}

function refusal({ team, models, allowance }: StartSurveyProps): string | undefined {
  if (team.isArchived) return t('start.archived')
  if (models.length === 0) return t('start.none')
  return isFull(allowance) && !maySeePlans(team.role) ? upgradeHint(team.role) : undefined
}
