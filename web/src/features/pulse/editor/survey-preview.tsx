import { clsx } from 'clsx'
import { t } from '../messages.ts'
import { keyOf, type StepKey, type SurveyDraft } from './survey-draft.ts'
import { useStepInView } from './use-step-in-view.ts'

/** The step that is being edited or read, as participants will see it. Decoration: the fields say the same. */
export function SurveyPreview({ draft }: { draft: SurveyDraft }) {
  const shown = useStepInView()
  const { intro, end, topics } = draft
  const steps: readonly StepKey[] = ['intro', ...topics.map(keyOf), 'end']
  const topic = topics.find((one) => keyOf(one) === shown)
  const step = topic ?? (shown === 'end' ? end : intro)
  const current = topic === undefined && shown !== 'end' ? 'intro' : shown
  return (
    <div
      aria-hidden="true"
      className="sticky top-20 hidden flex-col gap-3 self-start select-none min-[75rem]:flex"
    >
      <p className="text-sm font-medium text-ink-soft">{t('preview')}</p>
      <div className="flex max-h-[calc(100dvh-9rem)] min-h-100 flex-col overflow-hidden rounded-lg border border-line bg-raised p-6 shadow-raised">
        <p
          dir="auto"
          className={clsx('truncate text-sm', draft.title.trim() ? 'text-ink-soft' : 'text-ink-faint')}
        >
          {draft.title.trim() || t('title.sample')}
        </p>
        <div className="flex min-h-0 flex-1 flex-col items-center justify-center py-6 text-center">
          <span className="text-3xl">{step.icon}</span>
          <p
            dir="auto"
            className={clsx(
              'mt-3 max-w-full font-display text-xl font-semibold tracking-tight text-balance wrap-anywhere',
              step.title.trim() ? 'text-ink' : 'text-ink-faint',
            )}
          >
            {step.title.trim() || t(topic ? 'topic.heading.sample' : 'step.heading')}
          </p>
          <p
            dir="auto"
            className="mt-2 line-clamp-8 max-w-full text-sm text-pretty whitespace-pre-line text-ink-soft wrap-anywhere"
          >
            {step.description}
          </p>
          {topic && <Answer />}
        </div>
        <div className="flex flex-wrap justify-center gap-1.5">
          {steps.map((key) => (
            <span
              key={key}
              className={clsx('size-1.5 rounded-full', key === current ? 'bg-accent' : 'bg-fill-strong')}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** The scale that a question is answered on. */
function Answer() {
  return (
    <>
      <div className="mt-6 flex gap-2">
        {[1, 2, 3, 4, 5].map((value) => (
          <span
            key={value}
            className="flex size-9 items-center justify-center rounded-full border border-line-strong text-sm text-ink-soft digits"
          >
            {value}
          </span>
        ))}
      </div>
      <div className="mt-4 w-full rounded-md border border-line px-3 py-2 text-start text-sm text-ink-faint">
        {t('preview.words')}
      </div>
    </>
  )
}
