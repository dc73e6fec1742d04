import type { PulseFormat } from '@retropulse/domain/pulse/format'
import { StepText, TopicList } from '../step-list.tsx'

/** What a survey asks, from its introduction to its conclusion, to read. */
export function QuestionsPreview({ format: { meta, topics } }: { format: PulseFormat }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 sm:px-6">
      <div className="py-5">
        <StepText {...meta.intro} />
      </div>
      <div className="border-y border-line py-5">
        <TopicList topics={topics} />
      </div>
      <div className="py-5">
        <StepText {...meta.end} />
      </div>
    </div>
  )
}
