import type { ComparedResult } from '@retropulse/contract/pulse-survey'
import type { TopicResult } from '@retropulse/domain/pulse/results'
import { clsx } from 'clsx'
import { ChartFigure } from '../../../ui/chart-figure.tsx'
import { lowestFirst, ratingsOf } from './lowest-first.ts'
import { t } from './messages.ts'
import { bandWithRange, changeText, shortResult } from './result-texts.ts'

export interface AveragesChartProps {
  /** What the results are about, for the names of saved files. */
  about: string
  topics: readonly { readonly id: string; readonly icon: string; readonly title: string }[]
  /** In the order of the topics; those of an organisation are compared with nothing. */
  results: readonly (ComparedResult | TopicResult)[]
  /** What the averages are of. */
  text?: string
  /** The word for a topic in place of that of its result; null: that of its result. */
  wordFor?: (topicId: string) => string | null
}

const VALUES = [1, 2, 3, 4, 5]

/** The averages and bands of all topics, the lowest first; topics without one follow, and say why. */
export function AveragesChart(props: AveragesChartProps) {
  const { about, topics, results, text = t('chart.text'), wordFor = () => null } = props
  const rows = lowestFirst(topics, results)
  const isCompared = rows.some(({ result }) => 'change' in result)
  const hasAny = rows.some(({ average }) => average !== null)
  return (
    <ChartFigure
      about={about}
      title={t('chart.title')}
      summary={hasAny ? text : t('chart.none')}
      savesTable
      data={{
        columns: [
          t('topic'),
          t('average'),
          ...(isCompared ? [t('change')] : []),
          t('answers'),
          ...VALUES.map((value) => t('rating.column', { value })),
        ],
        rows: rows.map(({ topic, result }) => [
          topic.title,
          wordFor(topic.id) ?? shortResult(result),
          ...(isCompared ? [changeIn(result)] : []),
          'answers' in result ? String(result.answers) : t('none'),
          ...VALUES.map((_, at) => (result.state === 'shown' ? String(result.distribution[at]) : t('none'))),
        ]),
      }}
    >
      <ul className="flex flex-col gap-4">
        {rows.map(({ topic, result, average }) => (
          <li key={topic.id} className="text-sm">
            <div className="flex items-baseline justify-between gap-4">
              <span dir="auto" className="min-w-0 wrap-anywhere text-ink-soft">
                {topic.icon} {topic.title}
              </span>
              <span className="shrink-0 font-medium text-ink digits">
                {result.state === 'band'
                  ? bandWithRange(result.agreed)
                  : (wordFor(topic.id) ?? shortResult(result))}
              </span>
            </div>
            <div className="mt-1.5 h-2.5 rounded-full bg-fill">
              {average !== null && (
                <div style={{ width: placeOf(average) }} className="h-full rounded-full bg-accent" />
              )}
              {result.state === 'band' && <Band {...ratingsOf(result.agreed)} />}
            </div>
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}

/** The ratings that a band stands for, hatched, so that its end is not read as an average (PULSE-59). */
function Band({ from, to }: { from: number; to: number }) {
  return (
    <div
      style={{ marginInlineStart: placeOf(from - 1), width: placeOf(to - from + 1) }}
      className={clsx('h-full rounded-full border border-dashed border-accent', hatchClass)}
    />
  )
}

const hatchClass =
  'bg-[repeating-linear-gradient(-45deg,color-mix(in_oklab,var(--color-accent)_45%,transparent)_0_2px,transparent_2px_6px)]'

/** A bar is as long as the rating is of 5, as the number beside it says. */
function placeOf(rating: number): string {
  return `${(rating / VALUES.length) * 100}%`
}

type Result = AveragesChartProps['results'][number]

function changeIn(result: Result): string {
  return result.state === 'shown' && 'change' in result ? changeText(result.change) : t('none')
}
