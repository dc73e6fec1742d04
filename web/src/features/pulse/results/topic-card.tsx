import type { ComparedResult, ListedPulseComment, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { locale } from '../../../lib/locale.ts'
import { ChangeMark } from './change-mark.tsx'
import { Distribution } from './distribution.tsx'
import { t } from './messages.ts'
import { bandPeople, bandText, missingText } from './result-texts.ts'
import { TopicComments } from './topic-comments.tsx'

export interface TopicCardProps {
  survey: PulseSurvey
  topic: PulseSurvey['format']['topics'][number]
  result: ComparedResult
  /** Whether it says how many answers it has: where all topics have as many, the head of the results does. */
  isCounted: boolean
  /** Undefined where too few people are in the list of comments. */
  comments: readonly ListedPulseComment[] | undefined
  onChanged: () => void
}

/** The result of one topic and the comments on it (PULSE-45). */
export function TopicCard({ survey, topic, result, isCounted, comments, onChanged }: TopicCardProps) {
  const id = `topic-${topic.id}`
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5">
      <h3 id={id} dir="auto" className="flex gap-2.5 font-display text-lg font-semibold tracking-tight">
        <span aria-hidden="true" className="font-sans emoji-edge">
          {topic.icon}
        </span>
        <span className="min-w-0 wrap-anywhere">{topic.title}</span>
      </h3>
      <TopicFigures result={result} survey={survey} isCounted={isCounted} />
      {result.state !== 'no-data' && result.state !== 'insufficient' && (
        <TopicComments survey={survey} topicTitle={topic.title} comments={comments} onChanged={onChanged} />
      )}
    </section>
  )
}

function TopicFigures({
  result,
  survey,
  isCounted,
}: Pick<TopicCardProps, 'result' | 'survey' | 'isCounted'>) {
  switch (result.state) {
    case 'no-data':
    case 'insufficient': {
      const missing = result.state === 'insufficient' ? result.missing : 0
      const { title, text } = missingText(missing, survey.state === 'ended')
      return (
        <p className="mt-2 text-sm text-pretty text-ink-soft">
          <span className="font-medium text-ink">{title}.</span> {missing > 0 && text}
        </p>
      )
    }
    case 'band':
      return (
        <div className="mt-2 flex flex-col gap-1 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-2xl font-semibold tracking-tight">
              {bandText(result.agreed)}
            </span>{' '}
            <span className="text-ink-soft digits">{bandPeople(result.agreed)}</span>
          </p>
          {isCounted && <Included included={result.answers} survey={survey} />}
        </div>
      )
    case 'shown':
      return (
        <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
          <div className="flex flex-col gap-1 text-sm">
            <p className="font-display text-3xl font-semibold tracking-tight digits">
              {t('average.of', { average: locale.tenth.format(result.average) })}
            </p>
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              <ChangeMark change={result.change} />
              {isCounted && <Included included={result.answers} survey={survey} />}
            </div>
            {result.agreed.low > 0 && (
              <p className="text-pretty text-ink-soft">{t('agreed.low', { count: result.agreed.low })}</p>
            )}
            {result.agreed.high > 0 && (
              <p className="text-pretty text-ink-soft">{t('agreed.high', { count: result.agreed.high })}</p>
            )}
          </div>
          <Distribution counts={result.distribution} />
        </div>
      )
  }
}

/** How many answers are in the result, and of how many; the head of the results says why others are not (PULSE-58). */
function Included({ included, survey: { answered } }: { included: number; survey: PulseSurvey }) {
  return (
    <p className="text-pretty text-ink-soft digits">
      {answered > included ? t('partly', { included, count: answered }) : t('included', { count: included })}
    </p>
  )
}
