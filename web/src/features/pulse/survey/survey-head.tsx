import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { locale } from '../../../lib/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from 'react-router'
import { t } from './messages.ts'
import { surveyPath } from './survey-path.ts'
import { aloneLinkClass } from '../../../ui/link-class.ts'

/** The id of the heading with the name of the survey. */
export const surveyNameId = 'survey-name'

/** The name and the team of a survey, its state, and how many people have answered, never who. */
export function SurveyHead({ survey }: { survey: PulseSurvey }) {
  const { name, teamName, state, answered, invited, closesAt, predecessorId } = survey
  const isRunning = state === 'in-progress'
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
        {teamName}
      </p>
      <h1
        id={surveyNameId}
        tabIndex={-1}
        dir="auto"
        className="font-display text-2xl font-semibold tracking-tight wrap-anywhere outline-none sm:text-3xl"
      >
        {name}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge tone={isRunning ? 'ok' : 'neutral'}>{t(`state.${state}`)}</Badge>
        {state !== 'not-started' && (
          <span className="digits">{t('answered', { answered, count: Math.max(invited, answered) })}</span>
        )}
        {isRunning && closesAt !== null && (
          <span>{t('closes', { day: locale.dayShort.format(closesAt) })}</span>
        )}
        {predecessorId !== null && (
          <Link to={surveyPath(predecessorId)} className={aloneLinkClass}>
            {t('predecessor')}
          </Link>
        )}
      </div>
    </div>
  )
}
