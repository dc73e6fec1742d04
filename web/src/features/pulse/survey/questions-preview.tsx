import type { PulseFormat } from '@retropulse/domain/pulse/format'
import { TopicList } from '../step-list.tsx'

/** What a survey asks, to read; its introduction and its conclusion ask nothing. */
export function QuestionsPreview({ format }: { format: PulseFormat }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-5 sm:px-6">
      <TopicList topics={format.topics} />
    </div>
  )
}
