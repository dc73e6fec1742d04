import type { PulseFormat } from '@retropulse/domain/pulse/format'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { t } from '../messages.ts'
import type { AnswerDraft } from '../survey/answer-draft.ts'
import { IntroStep } from '../survey/intro-step.tsx'
import { ReviewStep } from '../survey/review-step.tsx'
import { TopicStep } from '../survey/topic-step.tsx'
import { keyOf, type StepKey, type SurveyDraft } from './survey-draft.ts'

export interface PreviewPictureProps {
  draft: SurveyDraft
  shown: StepKey
  onTurn: (step: StepKey) => void
  /** Sets `--preview-height`, how high the card of the step is. */
  className: string
}

/**
 * One step as participants will see it: a picture of the very step of the runner, named like it, above the buttons of
 * that step, which lead through the preview (PULSE-92).
 */
export function PreviewPicture({ draft, shown, onTurn, className }: PreviewPictureProps) {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<-1 | 1>(undefined)
  const [turnedTo, setTurnedTo] = useState<StepKey>()
  const format = filledFormat(draft)
  const steps: StepKey[] = ['intro', ...draft.topics.map(keyOf), 'end']
  // A question that was deleted while it was shown leaves the introduction.
  const at = Math.max(steps.indexOf(shown), 0)
  const { title } = format.topics[at - 1] ?? format.meta[at === 0 ? 'intro' : 'end']
  const name = draft.title.trim()

  // Each step has buttons of its own: the one in the place of that which was pressed goes on having the focus.
  useLayoutEffect(() => {
    const way = pressed.current
    pressed.current = undefined
    if (way === undefined) return
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-turns] button') ?? [])]
    buttons.at(way === 1 ? -1 : 0)?.focus({ preventScroll: true })
  })

  function turn(way: -1 | 1) {
    const step = steps[at + way]
    if (step === undefined) return
    pressed.current = way
    setTurnedTo(step)
    onTurn(step)
  }

  return (
    <div ref={root} className={clsx('flex flex-col gap-3 select-none', className)}>
      <p
        dir="auto"
        aria-hidden="true"
        className={clsx(
          'truncate font-display text-xl font-semibold tracking-tight',
          name === '' ? 'text-ink-faint' : 'text-ink',
        )}
      >
        {name || t('title.sample')}
      </p>
      <Step key={steps[at]} at={at} format={format} name={t('preview.step', { title })} onTurn={turn} />
      <p role="status" className="sr-only">
        {turnedTo === steps[at] && t('preview.place', { place: at + 1, count: steps.length, title })}
      </p>
    </div>
  )
}

interface StepProps {
  /** Of the step, from 0 on: the introduction, the questions, the conclusion. */
  at: number
  format: PulseFormat
  name: string
  onTurn: (way: -1 | 1) => void
}

function Step({ at, format, name, onTurn }: StepProps) {
  const { topics } = format
  const topic = topics[at - 1]
  if (topic !== undefined)
    return (
      <TopicStep
        preview={name}
        topic={topic}
        place={at}
        count={topics.length}
        answer={{ value: null, feedback: '' }}
        leadsToReview={at === topics.length}
        onChange={ignore}
        onBack={() => onTurn(-1)}
        onNext={() => onTurn(1)}
      />
    )
  if (at === 0)
    return (
      <IntroStep preview={name} format={format} floors={null} isGuest={false} onStart={() => onTurn(1)} />
    )
  return (
    <ReviewStep
      preview={name}
      format={format}
      draft={sampleAnswers(format)}
      isUpdate={false}
      isBusy={false}
      error={undefined}
      onEdit={ignore}
      onBack={() => onTurn(-1)}
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
