import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import { Link } from 'react-router'
import { locale } from '../../../lib/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { pressableCardClass } from '../../../ui/card.tsx'
import { surveyPath } from '../survey/survey-path.ts'
import { t } from './messages.ts'
import { averagesOf, meanAverage, unaveragedReason } from './survey-averages.ts'

export interface SurveyRowProps {
  survey: SurveyResults
  /** The title of the questions, where the team has surveys with different ones. */
  questions: string | undefined
}

/** A survey of the team: its state, how many people answered, and its average. */
export function SurveyRow({ survey, questions }: SurveyRowProps) {
  const { id, name, state, answered, invited } = survey
  return (
    <Link to={surveyPath(id)} className={pressableCardClass}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 dir="auto" className="min-w-0 text-base font-semibold wrap-anywhere">
          {name}
        </h3>
        <Badge tone={state === 'in-progress' ? 'ok' : 'neutral'}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft digits max-sm:flex-col">
        {state !== 'not-started' && (
          <span>{t('answered', { answered, count: Math.max(invited, answered) })}</span>
        )}
        {datesOf(survey) !== '' && <span>{datesOf(survey)}</span>}
        {averageText(survey) !== null && <span>{averageText(survey)}</span>}
        {questions !== undefined && questions !== name && <span dir="auto">{questions}</span>}
      </p>
    </Link>
  )
}

function datesOf({ state, startedAt, closesAt, endedAt }: SurveyResults): string {
  if (state === 'ended' && endedAt !== null) return t('endedOn', { day: locale.dayShort.format(endedAt) })
  if (closesAt !== null && state === 'in-progress')
    return t('closes', { day: locale.dayShort.format(closesAt) })
  return startedAt === null ? '' : t('started', { day: locale.dayShort.format(startedAt) })
}

/** The mean of the topics, or why there is none; null where the number of people who answered says it. */
function averageText(survey: SurveyResults): string | null {
  const mean = meanAverage(averagesOf(survey))
  if (mean !== null) return t('average', { average: locale.tenth.format(mean) })
  const reason = unaveragedReason(survey)
  return reason === null
    ? null
    : reason.kind === 'missing'
      ? t('missing', { count: reason.count })
      : t(reason.kind)
}
