import type { TeamInsights } from '@retropulse/contract/insights'
import { clsx } from 'clsx'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import { ChartLine } from '../../ui/chart-line.tsx'
import { endsUnder, nameOf, nameOfRetro, summaryOfBins } from './bin-names.ts'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { t } from './messages.ts'
import type { LineProps } from './mood-trend.tsx'
import { toTenth } from '@retropulse/domain/kernel/tenth'
import { binLine, binSize, meanOf, scaleEnd } from './retro-bins.ts'
import type { RetroBin } from './retro-bins.ts'

const FIGURES = [
  { key: 'peopleCount', name: 'people' },
  { key: 'cardsCount', name: 'notes' },
  { key: 'votesCount', name: 'votes' },
  { key: 'emojiCount', name: 'reactions' },
] as const
type Figure = (typeof FIGURES)[number]

interface ActivityProps extends LineProps {
  trends: TeamInsights['trends']
  notesPerPerson: number | null
}

/** People, notes, votes and reactions, as far as there are any, each as a small chart below the others. */
export function Activity({ team, retros, trends, notesPerPerson }: ActivityProps) {
  // INSIGHT-8: a retro without participants is in no trend.
  const bins = binLine(retros, ({ peopleCount }) => peopleCount > 0)
  // A figure that was never above zero has no chart; the table has it.
  const figures = FIGURES.filter(({ key }) => retros.some((one) => one[key] > 0))
  const isApart = binSize(retros) > 1
  const summary = summaryOfBins(
    notesPerPerson === null
      ? t('activity.text')
      : t('activity.each', { each: locale.number.format(toTenth(notesPerPerson)) }),
    'line',
    retros,
  )
  return (
    <ChartFigure
      about={team}
      title={t('activity.title')}
      value={latestOf(retros)}
      summary={isApart ? t('activity.apart', { text: summary }) : summary}
      data={{
        columns: [t('retro'), ...FIGURES.map(({ name }) => t(name))],
        rows: retros.map((one) => [nameOfRetro(one.retro), ...FIGURES.map(({ key }) => one[key])]),
      }}
    >
      {/* A row each, spread over the height of the chart beside them. */}
      <div className={clsx('flex flex-1 flex-col justify-between', figures.length === 4 ? 'gap-5' : 'gap-7')}>
        {figures.map((figure) => (
          <Small
            key={figure.key}
            figure={figure}
            bins={bins}
            trend={trends[figure.key]}
            setsNewestApart={isApart}
            hasDates={figure === figures.at(-1)}
            height={figures.length === 4 ? 'h-10' : 'h-12'}
          />
        ))}
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
  /** The dates stand below the last row, for all of them. */
  hasDates: boolean
  /** The height of the drawing, as a class. */
  height: string
}

function Small({ figure, bins, setsNewestApart, hasDates, height, trend }: SmallProps) {
  const { latest, median } = trend
  const points = bins.map((bin) => {
    // INSIGHT-8: a retro without participants is a gap, not a fall.
    const value = meanOf(bin, (retro) => (retro.peopleCount === 0 ? null : retro[figure.key]))
    const shown = value === null ? t('nothing') : locale.number.format(value)
    const text = t('activity.point', { retro: nameOf(bin), value: shown })
    return { key: bin.key, value, text }
  })
  const highest = scaleEnd([median, ...points.map(({ value }) => value)])
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4">
      <div>
        <div className="text-sm text-ink-soft">{t(figure.name)}</div>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-xl font-semibold text-ink digits">
            {locale.number.format(latest ?? 0)}
          </span>
          <span className="text-xs text-ink-faint digits">
            {t('activity.usual', { median: locale.number.format(toTenth(median ?? 0)) })}
          </span>
        </div>
      </div>
      <ChartArea
        height={height}
        levels={[
          { at: 0, text: locale.number.format(0) },
          { at: 1, text: locale.number.format(highest) },
        ]}
        alignsLevels
        names={hasDates ? endsUnder(bins) : []}
      >
        <ChartLine
          points={points}
          min={0}
          max={highest}
          usual={median}
          dots="newest"
          setsNewestApart={setsNewestApart}
        />
      </ChartArea>
    </div>
  )
}

/** The figures of the latest retro. */
function latestOf(retros: LineProps['retros']): string {
  const latest = retros.at(-1)
  return locale.list.format(
    FIGURES.filter(({ key }) => latest !== undefined && latest[key] > 0).map(({ key, name }) =>
      t(`activity.${name}`, { count: latest?.[key] ?? 0 }),
    ),
  )
}
