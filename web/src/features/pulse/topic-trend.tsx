import type { ReactNode } from 'react'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { ChartLine } from '../../ui/chart-line.tsx'
import { pickNamed, placeOf } from '../../ui/chart-scale.ts'

interface Point {
  readonly key: string
  readonly name: string
  /** The name below the chart. */
  readonly short: string
  /** Null: a gap in the line. */
  readonly average: number | null
}

interface TopicTrendProps {
  about: string
  title: string
  summary: string
  /** The choice of what is drawn. */
  choice: ReactNode
  /** The columns of the table: names and averages. */
  columns: readonly [string, string]
  /** What the table has for a point without an average. */
  gap: string
  points: readonly Point[]
  /** The text of a point; `average` in words, or null for a gap. */
  textOf: (name: string, average: string | null) => string
}

const [WORST, BEST] = [1, 5]
const LEVELS = [1, 2, 3, 4, 5].map((value) => ({ at: (value - WORST) / (BEST - WORST), text: String(value) }))

/** The average of one topic over time (PULSE-55). */
export function TopicTrend({ about, title, summary, choice, columns, gap, points, textOf }: TopicTrendProps) {
  const named = points.map((point) => ({
    ...point,
    inWords: point.average === null ? null : locale.tenth.format(point.average),
  }))
  return (
    <ChartFigure
      about={about}
      title={title}
      summary={summary}
      savesTable
      choice={choice}
      data={{ columns, rows: named.map(({ name, inWords }) => [name, inWords ?? gap]) }}
    >
      <ChartArea
        height="h-44"
        levels={LEVELS}
        names={pickNamed(points.length).map(({ index, wideOnly }) => ({
          at: placeOf(index, points.length),
          text: points[index]?.short ?? '',
          wideOnly,
        }))}
      >
        <ChartLine
          min={WORST}
          max={BEST}
          label={named.findLast(({ inWords }) => inWords !== null)?.inWords ?? undefined}
          points={named.map(({ key, name, average, inWords }) => ({
            key,
            value: average,
            text: textOf(name, inWords),
          }))}
        />
      </ChartArea>
    </ChartFigure>
  )
}
