import type { TopicResult } from '@retropulse/domain/pulse/results'
import { clsx } from 'clsx'
import { ChartFigure } from '../../../ui/chart-figure.tsx'
import { AverageScale, ScaleAxis } from './average-scale.tsx'
import { kindsOf, lowestFirst } from './lowest-first.ts'
import { t } from './messages.ts'
import { shortResult, summaryOf } from './result-texts.ts'
import { resultsTable } from './results-table.ts'

export interface AveragesChartProps {
  /** What the results are about, for the names of saved files. */
  about: string
  topics: readonly { readonly id: string; readonly icon: string; readonly title: string }[]
  /** In the order of the topics. */
  results: readonly TopicResult[]
  /** What the averages are of. */
  text: string
  /** The word for a topic in place of that of its result; null: that of its result. */
  wordFor: (topicId: string) => string | null
  /** What a result leaves out, beside it; null: nothing. */
  noteFor: (topicId: string) => string | null
}

/** The averages of all topics of an organisation, the lowest first; topics without one follow. */
export function AveragesChart({ about, topics, results, text, wordFor, noteFor }: AveragesChartProps) {
  const rows = lowestFirst(topics, results)
  const { hasAny } = kindsOf(rows)
  return (
    <ChartFigure
      about={about}
      title={t(hasAny ? 'chart.title' : 'chart.title.bands')}
      summary={summaryOf(rows, text)}
      savesTable
      data={resultsTable(rows, wordFor)}
    >
      {hasAny && (
        <div className={clsx(rowClass, 'mb-2')}>
          <ScaleAxis className="max-sm:col-span-full sm:col-start-2" />
        </div>
      )}
      <ul className="flex flex-col gap-4 sm:gap-2.5">
        {rows.map((row) => {
          const { topic, result, average } = row
          const note = noteFor(topic.id)
          return (
            <li key={topic.id} className={rowClass}>
              <span dir="auto" className="min-w-0 wrap-anywhere text-ink-soft">
                <span className="emoji-edge">{topic.icon}</span> {topic.title}
              </span>
              {average !== null ? (
                <AverageScale average={average} isPartial={note !== null} className={scaleClass} />
              ) : (
                // An empty scale would look like an average that is missing.
                <span className="max-sm:hidden" />
              )}
              <span className="shrink-0 text-end font-medium text-ink digits">
                {wordFor(topic.id) ?? shortResult(result)}
              </span>
              {note !== null && (
                <span className="col-span-full text-xs text-pretty wrap-anywhere text-ink-soft max-sm:order-last max-sm:mt-1 sm:col-span-1 sm:ps-5.5">
                  {note}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </ChartFigure>
  )
}

/** A topic with its scale and its result beside it; on a phone the scale is below them. */
const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 text-sm sm:grid-cols-[13rem_minmax(0,1fr)_7.5rem] sm:items-center'
const scaleClass = 'max-sm:order-last max-sm:col-span-full max-sm:mt-1.5'
