import type { TeamInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import type { ChartKey } from '../../ui/chart-keys.tsx'
import { ChartBars } from '../../ui/chart-bars.tsx'
import { countAxis, spreadApart } from '../../ui/chart-scale.ts'
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
        keys={keysOf(bars.at(-1)?.parts.map(({ value }) => value / axis.top) ?? [], seen, totals)}
      >
        <ChartBars bars={bars} max={axis.top} />
      </ChartArea>
    </ChartFigure>
  )
}

/** The height of a name, as a part of the drawing. */
const KEY_HEIGHT = 0.1

/** Names beside the newest bar, each in the middle of its part. */
function keysOf(heights: readonly number[], seen: typeof MEANINGS, totals: Totals): readonly ChartKey[] {
  const middles = heights.map((height, at) => sum(heights.slice(0, at)) + height / 2)
  const places = spreadApart(middles, KEY_HEIGHT)
  return seen.map((meaning, at) => ({
    at: places[at] ?? 0,
    text: t('meanings.count', { meaning: t(meaning), count: totals[meaning] }),
    colour: colourOfMeaning(meaning),
  }))
}

function countOf(bin: RetroBin, meaning: (typeof MEANINGS)[number]): number {
  return sumOf(bin, ({ cardsByColumns }) => cardsByColumns.meanings[meaning])
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
