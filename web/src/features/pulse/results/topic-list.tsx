import type { ComparedResult, ListedPulseComment, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { ChartFigure } from '../../../ui/chart-figure.tsx'
import { CountingRulesPart } from './counting-rules-part.tsx'
import { highestBar } from './bar-heights.ts'
import { kindsOf, type RatedTopic } from './lowest-first.ts'
import { t } from './messages.ts'
import { summaryOf } from './result-texts.ts'
import { resultsTable } from './results-table.ts'
import { TopicComments } from './topic-comments.tsx'
import { TopicRow } from './topic-row.tsx'

export interface TopicListProps {
  survey: PulseSurvey
  /** The lowest first. */
  topics: readonly RatedTopic<PulseSurvey['format']['topics'][number], ComparedResult>[]
  commentsOf: (topicId: string) => readonly ListedPulseComment[] | undefined
  /** Whether each topic says how many answers it has. */
  isCounted: boolean
  /** How the results are counted, in sentences (PULSE-86). */
  rules: readonly string[]
  onChanged: () => void
}

/**
 * The results of topics in one card, a row each, with the comments on a topic below its row (PULSE-45, PULSE-82). As a
 * table it lists the comments alone below, and a picture of it has none.
 */
export function TopicList({ survey, topics, commentsOf, isCounted, rules, onChanged }: TopicListProps) {
  const { hasAny, hasHatched } = kindsOf(topics)
  const most = highestBar(topics)
  return (
    <ChartFigure
      about={survey.name}
      title={t(hasAny ? 'chart.title' : 'chart.title.bands')}
      summary={summaryOf(topics, t(hasHatched ? 'chart.text.hatched' : 'chart.text'))}
      savesTable
      isReadable
      data={resultsTable(topics)}
    >
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {topics.map(({ topic, result }) => {
          const comments = commentsOf(topic.id) ?? []
          return (
            <li
              key={topic.id}
              className={comments.length === 0 ? 'py-2.5 in-data-table:hidden' : 'py-2.5 last:pb-0'}
            >
              <TopicRow survey={survey} topic={topic} result={result} isCounted={isCounted} most={most} />
              <TopicComments
                survey={survey}
                topicTitle={topic.title}
                comments={comments}
                onChanged={onChanged}
              />
            </li>
          )
        })}
      </ul>
      <CountingRulesPart rules={rules} className="mt-2.5 border-t border-line pt-1" />
    </ChartFigure>
  )
}
