import type { TeamInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import { ChartBars } from '../../ui/chart-bars.tsx'
import { countAxis, evenPlaces } from '../../ui/chart-scale.ts'
import { nameOf, nameOfRetro, namesUnder, summaryOfBins } from './bin-names.ts'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { colourOfMeaning, MEANINGS } from './meaning-hues.ts'
import { t } from './messages.ts'
import type { TrendProps } from './mood-trend.tsx'
import { sumOf } from './retro-bins.ts'
import type { RetroBin } from './retro-bins.ts'

type Totals = TeamInsights['totals']['cardsByMeaning']

/** Notes by the meanings of their columns, so that retros of different formats can be compared (INSIGHT-10). */
export function MeaningsChart({ team, retros, bins, totals }: TrendProps & { totals: Totals }) {
  const seen = MEANINGS.filter((meaning) => totals[meaning] > 0)
  const bars = bins.map((bin) => {
    const parts = seen.map((key) => ({ key, value: countOf(bin, key), colour: colourOfMeaning(key) }))
    const counts = parts
      .filter(({ value }) => value > 0)
      .map(({ key, value }) => t('meanings.count', { meaning: t(key), count: value }))
    return {
      key: bin.key,
      parts,
      text: t('meanings.point', { retro: nameOf(bin), counts: counts.join(', ') || t('nothing') }),
    }
  })
  const axis = countAxis(Math.max(...bars.map(({ parts }) => sum(parts.map(({ value }) => value)))))
  // In the order of the parts, and at even distances: the newest bar need not have all of them.
  const places = evenPlaces(seen.length)
  return (
    <ChartFigure
      about={team}
      title={t('meanings.title')}
      value={seen
        .toSorted((one, other) => totals[other] - totals[one])
        .slice(0, 2)
        .map((meaning) => t('meanings.count', { meaning: t(meaning), count: totals[meaning] }))
        .join(' · ')}
      summary={seen.length === 0 ? t('meanings.none') : summaryOfBins(t('meanings.text'), 'bars', retros)}
      data={{
        columns: [t('retro'), ...seen.map((meaning) => t(meaning))],
        rows: retros.map(({ retro, cardsByColumns: { meanings } }) => [
          nameOfRetro(retro),
          ...seen.map((meaning) => meanings[meaning]),
        ]),
      }}
    >
      <ChartArea
        height="h-52"
        levels={axis.lines.map((line) => ({ at: line / axis.top, text: locale.number.format(line) }))}
        names={namesUnder(bins)}
        keys={seen.map((meaning, at) => ({
          at: places[at] ?? 0,
          text: t('meanings.count', { meaning: t(meaning), count: totals[meaning] }),
          colour: colourOfMeaning(meaning),
        }))}
      >
        <ChartBars bars={bars} max={axis.top} />
      </ChartArea>
    </ChartFigure>
  )
}

function countOf(bin: RetroBin, meaning: (typeof MEANINGS)[number]): number {
  return sumOf(bin, ({ cardsByColumns }) => cardsByColumns.meanings[meaning])
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
