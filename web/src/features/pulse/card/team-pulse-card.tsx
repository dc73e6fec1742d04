import type { SurveyResults, TeamPulse } from '@retropulse/contract/pulse-survey'
import { overallAverage } from '@retropulse/domain/pulse/results'
import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import { locale } from '../../../lib/locale.ts'
import { teamPath } from '../../../lib/paths.ts'
import { teamModelsQuery } from '../pulse-calls.ts'
import { surveyPath } from '../survey/survey-path.ts'
import { t } from '../team/messages.ts'
import { averagesOf, unaveragedReason } from '../team/survey-averages.ts'
import { teamPulseQuery } from '../team/team-pulse-calls.ts'
import { PulseCard } from './pulse-card.tsx'

/** The pulse card on the dashboard of a team: the survey that runs, or the latest results (PULSE-8, DASH-17). */
export function TeamPulseCard({ team }: { team: Team }) {
  const answer = useQuery(teamModelsQuery(team.id))
  // Only a team that has surveys reads them: the card is drawn once, and not twice.
  const hasSurveys = team.surveys.length > 0
  const surveys = useQuery({ ...teamPulseQuery(team.id), enabled: hasSurveys })
  const isWaiting = hasSurveys && surveys.data === undefined && !surveys.isError
  const maySetUp = can({ role: team.role }, 'org-team:edit')
  return (
    <PulseCard
      answer={isWaiting ? { data: undefined, isError: false, refetch: answer.refetch } : answer}
      to={`${teamPath(team.id)}/pulse`}
      maySetUp={maySetUp}
      found={foundIn(surveys.data)}
    />
  )
}

/** The survey that runs, with a way to answer it; else the latest that ended. */
function foundIn(pulse: TeamPulse | undefined) {
  const running = pulse?.surveys.find(({ state }) => state === 'in-progress')
  if (running !== undefined)
    return {
      text: t('card.running', {
        name: running.name,
        answered: running.answered,
        count: Math.max(running.invited, running.answered),
      }),
      to: surveyPath(running.id),
      label: t('card.answer'),
    }
  const ended = pulse?.surveys.find(({ state }) => state === 'ended')
  if (ended === undefined) return null
  return { text: resultText(ended), to: `${surveyPath(ended.id)}?tab=results`, label: t('card.results') }
}

function resultText(survey: SurveyResults): string {
  const averages = averagesOf(survey)
  const [mean, lowest] = [overallAverage(survey.results), averages[0]]
  if (mean === null || lowest === undefined) {
    const isOnlyBands = unaveragedReason(survey)?.kind === 'onlyBands'
    return t(isOnlyBands ? 'card.onlyBands' : 'card.few', { name: survey.name })
  }
  return t('card.lowest', {
    name: survey.name,
    average: locale.tenth.format(mean),
    topic: lowest.title,
    lowest: locale.tenth.format(lowest.average),
  })
}
