import type { TeamInsights } from '@retropulse/contract/insights'
import { clsx } from 'clsx'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import { ChartLine } from '../../ui/chart-line.tsx'
import { countAxis } from '../../ui/chart-scale.ts'
import { nameOf, nameOfRetro, summaryOfBins } from './bin-names.ts'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { t } from './messages.ts'
import type { LineProps } from './mood-trend.tsx'
import { toTenth } from '@retropulse/domain/kernel/tenth'
import { binLine, binSize, meanOf } from './retro-bins.ts'
import type { RetroBin } from './retro-bins.ts'

const FIGURES = [
  { key: 'peopleCount', name: 'people' },
  { key: 'cardsCount', name: 'notes' },
  { key: 'votesCount', name: 'votes' },
  { key: 'emojiCount', name: 'reactions' },
] as const
type Figure = (typeof FIGURES)[number]

/** People, notes, votes and reactions, as far as there are any, each as a small chart beside the others. */
export function Activity({ team, retros, trends }: LineProps & { trends: TeamInsights['trends'] }) {
  // INSIGHT-8: a retro without participants is in no trend.
  const bins = binLine(retros, ({ peopleCount }) => peopleCount > 0)
  // A figure that was never above zero has no chart; the table has it.
  const figures = FIGURES.filter(({ key }) => retros.some((one) => one[key] > 0))
  return (
    <ChartFigure
      about={team}
      title={t('activity.title')}
      value={latestOf(retros)}
      summary={summaryOfBins(t('activity.text'), 'line', retros)}
      data={{
        columns: [t('retro'), ...FIGURES.map(({ name }) => t(name))],
        rows: retros.map((one) => [nameOfRetro(one.retro), ...FIGURES.map(({ key }) => one[key])]),
      }}
    >
      {/* Four in a row, or two beside the mood. */}
      <div className="@container">
        <div
          className={clsx(
            'grid gap-x-8 gap-y-6 max-sm:gap-x-5',
            figures.length === 3 ? 'grid-cols-3' : 'grid-cols-2',
            figures.length === 4 && '@2xl:grid-cols-4',
          )}
        >
          {figures.map((figure) => (
            <Small
              key={figure.key}
              figure={figure}
              bins={bins}
              trend={trends[figure.key]}
              setsNewestApart={binSize(retros) > 1}
              // One row of charts, beside a chart that is as high as two.
              height={figures.length === 3 ? 'h-16 md:h-52 lg:h-40' : 'h-16'}
            />
          ))}
        </div>
      </div>
    </ChartFigure>
  )
}

interface SmallProps {
  figure: Figure
  bins: readonly RetroBin[]
  trend: TeamInsights['trends'][Figure['key']]
  /** Marks before the two newest stand for several retros. */
  setsNewestApart: boolean
  /** The height of the drawing, as a class. */
  height: string
}

function Small({ figure, bins, setsNewestApart, height, trend: { latest, median } }: SmallProps) {
  const points = bins.map((bin) => {
    // INSIGHT-8: a retro without participants is a gap, not a fall.
    const value = meanOf(bin, (retro) => (retro.peopleCount === 0 ? null : retro[figure.key]))
    const shown = value === null ? t('nothing') : locale.number.format(value)
    const text = t('activity.point', { retro: nameOf(bin), value: shown })
    return { key: bin.key, value, text }
  })
  const { top } = countAxis(Math.max(...points.map(({ value }) => value ?? 0)))
  return (
    <div>
      <div className="text-sm text-ink-soft">{t(figure.name)}</div>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-xl font-semibold text-ink digits">
          {locale.number.format(latest ?? 0)}
        </span>
        <span className="text-xs text-ink-faint digits">
          {t('activity.usual', { median: locale.number.format(toTenth(median ?? 0)) })}
        </span>
      </div>
      <ChartArea height={height} levels={GROUND}>
        <ChartLine
          points={points}
          min={0}
          max={top}
          usual={median}
          dots="newest"
          setsNewestApart={setsNewestApart}
        />
      </ChartArea>
    </div>
  )
}

/** A small chart has a single level, the bottom. */
const GROUND = [{ at: 0, text: '' }]

/** The figures of the latest retro. */
function latestOf(retros: LineProps['retros']): string {
  const latest = retros.at(-1)
  return locale.list.format(
    FIGURES.filter(({ key }) => latest !== undefined && latest[key] > 0).map(({ key, name }) =>
      t(`activity.${name}`, { count: latest?.[key] ?? 0 }),
    ),
  )
}
