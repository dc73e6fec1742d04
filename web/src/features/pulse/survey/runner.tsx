import { useEffect, useRef } from 'react'
import { answerTo } from './answer-draft.ts'
import { IntroStep } from './intro-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { TopicStep } from './topic-step.tsx'
import { type RunnerOptions, useRunner } from './use-runner.ts'

export interface RunnerProps extends RunnerOptions {
  /** The user pressed a button to come here, which is gone now: the first step takes the focus. */
  takesFocus: boolean
  /** Discards changes to answers that were sent before. */
  onCancel: () => void
}

/** Leads from the introduction through one step a question to the review, then submits (PULSE-40). */
export function Runner({ takesFocus, onCancel, ...options }: RunnerProps) {
  const runner = useRunner(options)
  const { survey, isGuest } = options
  const { format } = survey
  const { step, draft, isUpdate } = runner
  const topic = format.topics[step - 1]
  const area = useStepFocus(step, takesFocus)
  return (
    <div ref={area} className="scroll-mt-18">
      {topic !== undefined ? (
        <TopicStep
          key={topic.id}
          topic={topic}
          place={step}
          count={format.topics.length}
          answer={answerTo(draft, topic.id)}
          leadsToReview={runner.leadsToReview}
          onChange={(changed) => runner.change(topic.id, changed)}
          onBack={runner.back}
          onNext={runner.next}
        />
      ) : step === 0 ? (
        <IntroStep
          format={format}
          floors={{ results: survey.floor, comments: survey.commentsFloor }}
          isGuest={isGuest}
          onStart={runner.next}
        />
      ) : (
        <ReviewStep
          format={format}
          draft={draft}
          isUpdate={isUpdate}
          isBusy={runner.isBusy}
          error={runner.error}
          onEdit={runner.edit}
          onBack={isUpdate ? onCancel : runner.back}
          onSubmit={() => void runner.submit()}
        />
      )}
    </div>
  )
}

/** After a change of the step: the focus goes to the scale or the heading, and the step begins below the header. */
function useStepFocus(step: number, takesFocus: boolean) {
  const area = useRef<HTMLDivElement>(null)
  const last = useRef(takesFocus ? null : step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const element = area.current
    if (element === null) return
    const target = ['[type=radio]:checked', '[type=radio]', 'h2']
      .map((selector) => element.querySelector<HTMLElement>(selector))
      .find((found) => found !== null)
    target?.focus({ preventScroll: true })
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [step])
  return area
}
