import type { RetroInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import { ChartLine } from '../../ui/chart-line.tsx'
import { nameOf, nameOfRetro, namesUnder } from './bin-names.ts'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { hueOfMood } from '../../lib/mood-hue.ts'
import { t } from './messages.ts'
import { meanOf, toTenth } from './retro-bins.ts'
import type { RetroBin } from './retro-bins.ts'

export interface MoodTrendProps extends TrendProps {
  /** The anonymity floor for polls from now on (ANON-23, ANON-24). */
  floor: number
}

export interface TrendProps {
  team: string
  retros: readonly RetroInsights[]
  bins: readonly RetroBin[]
}

const [WORST, BEST] = [1, 5]
const LEVELS = [1, 2, 3, 4, 5].map((mood) => ({ at: (mood - WORST) / (BEST - WORST), text: String(mood) }))

/** The mood of the team, retro by retro; a mood that is not disclosed is a gap (INSIGHT-8, INSIGHT-17). */
export function MoodTrend({ team, retros, bins, floor }: MoodTrendProps) {
  const points = bins.map((bin) => {
    const value = meanOf(bin, ({ moodScore }) => moodScore)
    const retro = nameOf(bin)
    const text =
      value === null
        ? t('moodChart.noPoint', { retro })
        : t('moodChart.point', { retro, score: locale.number.format(value) })
    return { key: bin.key, value, text, hue: value === null ? undefined : hueOfMood(value) }
  })
  const newest = points.findLast(({ value }) => value !== null)?.value ?? null
  return (
    <ChartFigure
      about={team}
      title={t('moodChart.title')}
      summary={summaryOf(
        points.map(({ value }) => value),
        floor,
      )}
      data={{
        columns: [t('retro'), t('mood')],
        rows: retros.map(({ retro, moodScore }) => [
          nameOfRetro(retro),
          moodScore === null ? t('moodChart.gap') : locale.number.format(toTenth(moodScore)),
        ]),
      }}
    >
      <ChartArea height="h-44" levels={LEVELS} names={namesUnder(bins)}>
        <ChartLine
          points={points}
          min={WORST}
          max={BEST}
          label={newest === null ? undefined : locale.number.format(newest)}
        />
      </ChartArea>
    </ChartFigure>
  )
}

function summaryOf(values: readonly (number | null)[], floor: number): string {
  if (values.every((value) => value === null)) return t('moodChart.none', { floor })
  return t(values.includes(null) ? 'moodChart.gaps' : 'moodChart.text')
}
