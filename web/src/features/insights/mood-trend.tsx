import type { RetroInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import { ChartLine } from '../../ui/chart-line.tsx'
import { nameOf, nameOfRetro, namesUnder, summaryOfBins } from './bin-names.ts'
import { gapOf } from './mood-gap.ts'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { t } from './messages.ts'
import { toTenth } from '@retropulse/domain/kernel/tenth'
import { moodLine } from './mood-line.ts'
import { binRetros, binSize } from './retro-bins.ts'
import type { RetroBin } from './retro-bins.ts'

export interface LineProps {
  team: string
  retros: readonly RetroInsights[]
}

export interface TrendProps extends LineProps {
  bins: readonly RetroBin[]
}

const [WORST, BEST] = [1, 5]
const LEVELS = [1, 2, 3, 4, 5].map((mood) => ({ at: (mood - WORST) / (BEST - WORST), text: String(mood) }))

/** The mood of the team, retro by retro; a mood that is not disclosed is a gap (INSIGHT-8, INSIGHT-17). */
export function MoodTrend({ team, retros }: LineProps) {
  const points = moodLine(retros).map(({ bin, value }) => {
    const retro = nameOf(bin)
    const text =
      value === null
        ? t('moodChart.noPoint', { retro, gap: t(`moodChart.gap.${gapOf(bin.retros)}`) })
        : t('moodChart.point', { retro, score: locale.number.format(value) })
    return { key: bin.key, value, text }
  })
  const newest = points.findLast(({ value }) => value !== null)?.value ?? null
  return (
    <ChartFigure
      about={team}
      title={t('moodChart.title')}
      summary={summaryOfBins(
        t(points.some(({ value }) => value === null) ? `moodChart.gaps.${gapOf(retros)}` : 'moodChart.text'),
        'line',
        retros,
      )}
      data={{
        columns: [t('retro'), t('mood')],
        rows: retros.map((one) => [
          nameOfRetro(one.retro),
          one.moodScore === null
            ? t(`moodChart.gap.${gapOf([one])}`)
            : locale.number.format(toTenth(one.moodScore)),
        ]),
      }}
    >
      {/* The two newest points stand alone; the dates are those of the other charts all the same. */}
      <ChartArea height="h-44 md:h-60" levels={LEVELS} names={namesUnder(binRetros(retros))}>
        <ChartLine
          points={points}
          min={WORST}
          max={BEST}
          setsNewestApart={binSize(retros) > 1}
          label={newest === null ? undefined : locale.number.format(toTenth(newest))}
        />
      </ChartArea>
    </ChartFigure>
  )
}
