import { clsx } from 'clsx'
import type { PulseStep, PulseTopic } from '@retropulse/domain/pulse/format'

export interface TopicListProps {
  topics: readonly PulseTopic[]
  /** In two columns where there is room. */
  isWide?: boolean
}

/** Questions to read, each with its emoji and its text. */
export function TopicList({ topics, isWide = false }: TopicListProps) {
  return (
    <ol className={clsx('grid gap-x-8 gap-y-4', isWide && 'sm:grid-cols-2')}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <StepText {...topic} />
        </li>
      ))}
    </ol>
  )
}

/** One step of a survey to read. */
export function StepText({ icon, title, description }: PulseStep) {
  return (
    <div className="flex gap-3 text-sm">
      <span aria-hidden="true" className="w-6 shrink-0 text-center text-lg leading-tight emoji-edge">
        {icon}
      </span>
      <div className="min-w-0">
        <p dir="auto" className="font-medium wrap-anywhere">
          {title}
        </p>
        {description !== '' && (
          <p dir="auto" className="mt-0.5 text-pretty whitespace-pre-line text-ink-soft wrap-anywhere">
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
