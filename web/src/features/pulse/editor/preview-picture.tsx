import type { PulseFormat } from '@retropulse/domain/pulse/format'
import { clsx } from 'clsx'
import { t } from '../messages.ts'
import type { AnswerDraft } from '../survey/answer-draft.ts'
import { IntroStep } from '../survey/intro-step.tsx'
import { ReviewStep } from '../survey/review-step.tsx'
import { TopicStep } from '../survey/topic-step.tsx'
import { keyOf, type StepKey, type SurveyDraft } from './survey-draft.ts'

export interface PreviewPictureProps {
  draft: SurveyDraft
  shown: StepKey
  /** A step that is higher than the window is cut above its buttons: nothing around it scrolls. */
  isCut?: boolean
}

/**
 * One step as participants will see it: a picture of the very steps of the runner, which takes no focus and no press. It
 * is named like its step.
 */
export function PreviewPicture({ draft, shown, isCut = false }: PreviewPictureProps) {
  const format = filledFormat(draft)
  const place = draft.topics.findIndex((topic) => keyOf(topic) === shown) + 1
  const { title } = format.topics[place - 1] ?? format.meta[shown === 'end' ? 'end' : 'intro']
  const name = draft.title.trim()
  return (
    <div role="img" aria-label={t('preview.step', { title })}>
      <div inert aria-hidden="true" className="flex flex-col gap-3">
        <p
          dir="auto"
          className={clsx(
            'truncate font-display text-xl font-semibold tracking-tight',
            name === '' ? 'text-ink-faint' : 'text-ink',
          )}
        >
          {name || t('title.sample')}
        </p>
        <div className={clsx('isolate overflow-hidden rounded-lg', isCut && 'max-h-[calc(100dvh-10rem)]')}>
          <Step key={shown} shown={shown} place={place} format={format} />
        </div>
      </div>
    </div>
  )
}

interface StepProps {
  shown: StepKey
  /** Of the question that is shown, from 1 on; 0 for the introduction and the conclusion. */
  place: number
  format: PulseFormat
}

function Step({ shown, place, format }: StepProps) {
  const { topics } = format
  const topic = topics[place - 1]
  if (topic !== undefined)
    return (
      <TopicStep
        isPreview
        topic={topic}
        place={place}
        count={topics.length}
        answer={{ value: null, feedback: '' }}
        leadsToReview={place === topics.length}
        onChange={ignore}
        onBack={ignore}
        onNext={ignore}
      />
    )
  if (shown !== 'end')
    return <IntroStep isPreview format={format} floors={null} isGuest={false} onStart={ignore} />
  return (
    <ReviewStep
      isPreview
      format={format}
      draft={sampleAnswers(format)}
      isUpdate={false}
      isBusy={false}
      error={undefined}
      onEdit={ignore}
      onBack={ignore}
      onSubmit={ignore}
    />
  )
}

/** The survey of the draft, with a sample in place of each heading that is missing. */
function filledFormat({ intro, end, topics }: SurveyDraft): PulseFormat {
  const heading = t('step.heading')
  return {
    meta: {
      intro: { ...intro, title: intro.title.trim() || heading },
      end: { ...end, title: end.title.trim() || heading },
    },
    topics: topics.map((topic) => ({
      ...topic,
      title: topic.title.trim() || t('topic.heading.sample'),
    })),
  }
}

/** The conclusion lists the answers that were given: one to each question. */
function sampleAnswers({ topics }: PulseFormat): AnswerDraft {
  return Object.fromEntries(topics.map(({ id }) => [id, { value: 4, feedback: '' }]))
}

function ignore(): void {}
