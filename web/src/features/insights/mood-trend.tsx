import type { RetroInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import { ChartLine } from '../../ui/chart-line.tsx'
import { isBridged, splitNewest } from '../../ui/chart-scale.ts'
import { nameOf, nameOfRetro, namesUnder, summaryOfBins } from './bin-names.ts'
import { gapOf } from './mood-gap.ts'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { t } from './messages.ts'
import { MoodFigure, type MoodFigureProps } from './mood-figure.tsx'
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
export function MoodTrend({ team, retros, trend }: LineProps & { trend: MoodFigureProps['mood'] }) {
  const points = moodLine(retros).map(({ bin, value }) => {
    const retro = nameOf(bin)
    const text =
      value === null
        ? t('moodChart.noPoint', { retro, gap: t(`moodChart.gap.${gapOf(bin.retros)}`) })
        : t('moodChart.point', { retro, score: locale.number.format(value) })
    return { key: bin.key, value, text }
  })
  const [previous, newest] = newestOf(points)
  const isApart = binSize(retros) > 1
  return (
    <ChartFigure
      about={team}
      title={t('moodChart.title')}
      summary={summaryOfBins(
        summaryOfMood(
          points.map(({ value }) => value),
          retros,
          isApart,
        ),
        'line',
        retros,
      )}
      figure={<MoodFigure mood={trend} />}
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
      <ChartArea height="h-44 md:h-52" levels={LEVELS} names={namesUnder(binRetros(retros))}>
        <ChartLine
          points={points}
          min={WORST}
          max={BEST}
          setsNewestApart={isApart}
          // The newest of a line is the figure above it.
          label={isApart ? labelOf('moodChart.latest', newest) : undefined}
          previousLabel={labelOf('moodChart.previous', previous)}
        />
      </ChartArea>
    </ChartFigure>
  )
}

/** What the chart shows, and what its gaps are; where dots bridge one, what the dots are. */
function summaryOfMood(
  values: readonly (number | null)[],
  retros: readonly RetroInsights[],
  setsNewestApart: boolean,
): string {
  if (!values.includes(null)) return t('moodChart.text')
  // No dots lead to newest values that stand apart.
  const line = setsNewestApart ? splitNewest(values).line : values
  return t(`moodChart.${isBridged(line) ? 'bridge' : 'gaps'}.${gapOf(retros)}`)
}

/** The two newest moods as they are shown, the older one first. */
function newestOf(points: readonly { readonly value: number | null }[]) {
  const shown = points.flatMap(({ value }) => (value === null ? [] : [locale.number.format(toTenth(value))]))
  return [shown.at(-2), shown.at(-1)] as const
}

function labelOf(text: 'moodChart.latest' | 'moodChart.previous', score: string | undefined) {
  return score === undefined ? undefined : t(text, { score })
}
