import type { ListedPulseComment } from '@retropulse/contract/pulse-survey'
import { TopicComments } from './topic-comments.tsx'
import { topicHeadingId, TopicRow } from './topic-row.tsx'
import type { TopicRowProps } from './topic-row.tsx'

export interface TopicCardProps extends TopicRowProps {
  comments: readonly ListedPulseComment[] | undefined
  onChanged: () => void
}

/** The result of one topic with the comments on it (PULSE-45). */
export function TopicCard({ comments, onChanged, ...row }: TopicCardProps) {
  const { survey, topic } = row
  return (
    <section
      aria-labelledby={topicHeadingId(topic.id)}
      className="rounded-lg border border-line bg-surface px-5 pt-3 pb-5"
    >
      <TopicRow {...row} />
      <TopicComments survey={survey} topicTitle={topic.title} comments={comments} onChanged={onChanged} />
    </section>
  )
}
