import { PULSE_TITLE_MAX } from '@retropulse/domain/pulse/limits'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { t } from '../messages.ts'
import { SaveBar } from './save-bar.tsx'
import { StepFields } from './step-fields.tsx'
import type { StepKey } from './survey-draft.ts'
import { SurveyPreview } from './survey-preview.tsx'
import { TopicsEditor } from './topics-editor.tsx'
import { type SurveyForm, type SurveyFormOptions, useSurveyForm } from './use-survey-form.ts'

export interface SurveyEditorProps extends SurveyFormOptions {
  /** The button that saves the survey. */
  button: (isBusy: boolean) => ReactNode
}

/** The editor of a survey (PULSE-17), with a preview beside it, or in a dialog on a narrow window. */
export function SurveyEditor({ button, ...options }: SurveyEditorProps) {
  const form = useSurveyForm(options)
  const { draft, setTitle, errors, formRef, submit } = form
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  return (
    <div className="grid gap-x-12 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <form
        ref={formRef}
        noValidate
        data-toasts-beside
        onSubmit={(event) => void submit(event)}
        className="flex min-w-0 flex-col"
      >
        <div className="flex flex-col rounded-lg border border-line bg-surface px-6 max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0 max-sm:px-5 min-[75rem]:rounded-b-none min-[75rem]:border-b-0">
          <div className="py-6">
            <TextField
              name="title"
              label={t('title')}
              value={draft.title}
              maxLength={PULSE_TITLE_MAX}
              autoComplete="off"
              required
              error={errors.title}
              onChange={(event) => setTitle(event.target.value)}
            />
          </div>
          <FramePart step="intro" form={form} />
          <Part title={t('questions')} text={t('questions.text')}>
            <TopicsEditor form={form} />
          </Part>
          <FramePart step="end" form={form} />
        </div>
        <SaveBar form={form} button={button(form.isBusy)} onPreview={() => setPreviewOpen(true)} />
      </form>
      <SurveyPreview draft={draft} isOpen={isPreviewOpen} onClose={() => setPreviewOpen(false)} />
    </div>
  )
}

/** The introduction or the conclusion (PULSE-18). */
function FramePart({ step, form }: { step: 'intro' | 'end'; form: SurveyForm }) {
  const { draft, errors, setStep } = form
  return (
    <Part step={step} title={t(step)} text={t(`${step}.text`)}>
      <StepFields
        step={draft[step]}
        titleId={`${step}-title`}
        labels={{
          emoji: t('step.emoji', { icon: draft[step].icon }),
          heading: t('step.heading'),
          description: t('step.description'),
        }}
        error={errors[step]}
        onChange={(change) => setStep(step, change)}
      />
    </Part>
  )
}

interface PartProps {
  step?: StepKey
  title: string
  text: string
  children: ReactNode
}

function Part({ step, title, text, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-step={step} className="border-t border-line py-6">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 text-sm text-pretty text-ink-soft">{text}</p>
      {children}
    </section>
  )
}
