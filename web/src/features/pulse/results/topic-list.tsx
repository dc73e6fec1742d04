import type { ComparedResult, ListedPulseComment, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { t } from './messages.ts'
import { TopicComments } from './topic-comments.tsx'
import { TopicRow } from './topic-row.tsx'

export interface TopicListProps {
  survey: PulseSurvey
  topics: readonly { topic: PulseSurvey['format']['topics'][number]; result: ComparedResult }[]
  commentsOf: (topicId: string) => readonly ListedPulseComment[] | undefined
  /** Whether each topic says how many answers it has. */
  isCounted: boolean
  onChanged: () => void
}

/** The results of topics in one card, a row each, with the comments on a topic below its row (PULSE-45, PULSE-82). */
export function TopicList({ survey, topics, commentsOf, isCounted, onChanged }: TopicListProps) {
  if (topics.length === 0) return null
  const hasFigures = topics.some(({ result: { state } }) => state === 'shown')
  return (
    <div className="rounded-lg border border-line bg-surface px-5 py-1">
      {hasFigures && (
        <p className="border-b border-line py-3 text-sm text-pretty text-ink-soft">
          {t('distribution.text')}
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {topics.map(({ topic, result }) => (
          <li key={topic.id} className="py-2.5">
            <TopicRow survey={survey} topic={topic} result={result} isCounted={isCounted} />
            <TopicComments
              survey={survey}
              topicTitle={topic.title}
              comments={commentsOf(topic.id)}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
