import { overallAverage } from '@retropulse/domain/pulse/results'
import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { locale } from '../../../lib/locale.ts'
import { AverageChange } from './average-change.tsx'
import { t } from './messages.ts'

export interface OverallResultProps {
  results: NonNullable<PulseSurvey['results']>
  /** Null: there is nothing to compare with, or not the same topics. */
  change: number | null
}

/** The mean of all averages, with which the survey is listed, its change, and what it is of (PULSE-95). */
export function OverallResult({ results, change }: OverallResultProps) {
  const mean = overallAverage(results)
  if (mean === null) return null
  const count = results.length
  const averaged = results.filter(({ state }) => state === 'shown').length
  return (
    <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft digits">
      <span className="whitespace-nowrap">
        <span className="font-display text-2xl font-semibold tracking-tight text-ink">
          {locale.tenth.format(mean)}
        </span>{' '}
        {t('overall.scale')}
      </span>
      {change !== null && <AverageChange change={change} />}
      <span>{averaged === count ? t('overall.all', { count }) : t('overall.some', { averaged, count })}</span>
    </p>
  )
}
