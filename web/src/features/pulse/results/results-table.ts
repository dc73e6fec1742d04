import type { ComparedResult } from '@retropulse/contract/pulse-survey'
import { RATINGS } from '@retropulse/domain/pulse/rating'
import type { TopicResult } from '@retropulse/domain/pulse/results'
import type { ChartData } from '../../../ui/chart-table.tsx'
import type { RatedTopic } from './lowest-first.ts'
import { t } from './messages.ts'
import { shortResult } from './result-texts.ts'
import { changeText } from './short-texts.ts'

type Result = ComparedResult | TopicResult

/**
 * Results as a table; those of an organisation are compared with nothing, and have no column for changes.
 * @param wordFor the word for a topic in place of that of its result; null: that of its result
 */
export function resultsTable(
  rows: readonly RatedTopic<{ readonly id: string; readonly title: string }, Result>[],
  wordFor: (topicId: string) => string | null = () => null,
): ChartData {
  const isCompared = rows.some(({ result }) => 'change' in result)
  return {
    columns: [
      t('topic'),
      t('average'),
      ...(isCompared ? [t('change')] : []),
      t('answers'),
      ...RATINGS.map((value) => t('rating.column', { value })),
    ],
    rows: rows.map(({ topic, result }) => [
      topic.title,
      wordFor(topic.id) ?? shortResult(result),
      ...(isCompared ? [changeIn(result)] : []),
      'answers' in result ? String(result.answers) : t('none'),
      ...RATINGS.map((_, at) => (result.state === 'shown' ? String(result.distribution[at]) : t('none'))),
    ]),
  }
}

function changeIn(result: Result): string {
  return result.state === 'shown' && 'change' in result ? changeText(result.change) : t('none')
}
