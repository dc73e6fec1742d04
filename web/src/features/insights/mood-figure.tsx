import type { TeamInsights } from '@retropulse/contract/insights'
import { shownDifference, toTenth } from '@retropulse/domain/kernel/tenth'
import { locale } from '../../lib/locale.ts'
import { StatValue } from '../../ui/stat.tsx'
import { t } from './messages.ts'

export interface MoodFigureProps {
  mood: TeamInsights['trends']['moodScore']
}

/** The newest mood and its change, above the line of the mood (INSIGHT-24). */
export function MoodFigure({ mood }: MoodFigureProps) {
  if (mood.latest === null) return null
  return (
    <dl className="mt-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <dt className="sr-only">{t('mood.latest')}</dt>
        <StatValue value={tenth(mood.latest)} of={t('mood.of')} change={changeOf(mood)} />
        <dd className="text-sm text-ink-soft">{moodHint(mood)}</dd>
      </div>
    </dl>
  )
}

/** The difference from the mood before (INSIGHT-28); nothing where it is 0. */
export function changeOf({ latest, previous }: MoodFigureProps['mood']) {
  if (latest === null || previous === null) return undefined
  const difference = shownDifference(latest, previous)
  if (difference === 0) return undefined
  const isUp = difference > 0
  const by = tenth(Math.abs(difference))
  return {
    direction: isUp ? 'up' : 'down',
    isGood: isUp,
    text: t(isUp ? 'mood.up' : 'mood.down', { by }),
    spoken: t(isUp ? 'mood.above' : 'mood.below', { by }),
  } as const
}

/** What the newest mood is compared with. */
export function moodHint({ latest, previous }: MoodFigureProps['mood']): string {
  if (latest === null || previous === null) return t('mood.newest')
  return shownDifference(latest, previous) === 0
    ? t('mood.same')
    : t('mood.previous', { score: tenth(previous) })
}

export function tenth(value: number): string {
  return locale.number.format(toTenth(value))
}
