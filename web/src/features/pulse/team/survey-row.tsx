import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import { overallAverage } from '@retropulse/domain/pulse/results'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { locale } from '../../../lib/locale.ts'
import { DetailLine } from '../../../ui/detail-line.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AverageChange } from '../results/average-change.tsx'
import { surveyPath } from '../survey/survey-path.ts'
import { t } from './messages.ts'
import { unaveragedReason } from './survey-averages.ts'

export interface SurveyRowProps {
  survey: SurveyResults
  /** How its average changed since the survey before; null: nothing to compare with. */
  change: number | null
  /** The title of the questions, where the team has surveys with different ones. */
  questions: string | undefined
}

/** A survey of the team: its state, how many people answered, its average, and how that changed (PULSE-98). */
export function SurveyRow({ survey, change, questions }: SurveyRowProps) {
  const { id, name, state, answered, invited } = survey
  const mean = overallAverage(survey.results)
  const details = [
    state === 'not-started' ? null : t('answered', { answered, count: Math.max(invited, answered) }),
    datesOf(survey),
    mean === null ? reasonText(survey) : null,
    questions === undefined || questions === name ? null : questions,
  ]
  return (
    <Link
      to={surveyPath(id)}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 px-5 py-4 transition-colors hover:bg-fill/50 focus-visible:-outline-offset-2"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:col-span-2">
        <h3 dir="auto" className="min-w-0 text-base font-semibold wrap-anywhere">
          {name}
        </h3>
        {/* The day below says that a survey is closed. */}
        {state !== 'ended' && (
          <Badge tone={state === 'in-progress' ? 'ok' : 'neutral'}>{t(`state.${state}`)}</Badge>
        )}
      </div>
      <p className="col-start-1 row-start-2 text-sm text-ink-soft digits">
        <DetailLine details={details.filter((detail) => detail !== null)} />
      </p>
      {mean !== null && <Average text={locale.tenth.format(mean)} change={change} />}
      <ChevronRight
        aria-hidden="true"
        className="col-start-3 row-span-2 row-start-1 size-4 text-ink-faint rtl:-scale-x-100"
      />
    </Link>
  )
}

/** The mean of the topics, the figure that surveys are compared by. */
function Average({ text, change }: { text: string; change: number | null }) {
  return (
    <p className="col-start-2 row-start-2 flex flex-col items-end self-end sm:row-span-2 sm:row-start-1 sm:flex-row-reverse sm:items-baseline sm:gap-x-4 sm:self-center">
      <span>
        <VisuallyHidden>{t('average', { average: text })}</VisuallyHidden>
        <span
          aria-hidden="true"
          className="font-display text-2xl font-semibold tracking-tight text-ink digits"
        >
          {text}
        </span>
        <span aria-hidden="true" className="ms-1 text-sm text-ink-soft">
          {t('average.scale')}
        </span>
      </span>
      {change !== null && <AverageChange change={change} />}
    </p>
  )
}

function datesOf({ state, startedAt, closesAt, endedAt }: SurveyResults): string | null {
  if (state === 'ended' && endedAt !== null) return t('endedOn', { day: locale.dayShort.format(endedAt) })
  if (closesAt !== null && state === 'in-progress')
    return t('closes', { day: locale.dayShort.format(closesAt) })
  return startedAt === null ? null : t('started', { day: locale.dayShort.format(startedAt) })
}

/** Why there is no average; null where the number of people who answered says it. */
function reasonText(survey: SurveyResults): string | null {
  const reason = unaveragedReason(survey)
  if (reason === null) return null
  return reason.kind === 'missing' ? t('missing', { count: reason.count }) : t(reason.kind)
}
