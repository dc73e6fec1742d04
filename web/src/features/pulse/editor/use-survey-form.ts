import type { ChangePulseModel } from '@retropulse/contract/pulse'
import type { PulseStep } from '@retropulse/domain/pulse/format'
import { useEffect, useMemo, useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Answer } from '../../../lib/api.ts'
import { useFormErrors } from '../../../lib/form-errors.ts'
import type { Problem } from '../../../lib/problem.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import { type DraftSource, storedDraft } from './stored-draft.ts'
import {
  checkDraft,
  type DraftField,
  type StepKey,
  type SurveyDraft,
  withStep,
  inputOf,
} from './survey-draft.ts'

export interface SurveyFormOptions {
  /** The draft that the editor begins with. */
  start: SurveyDraft
  source: DraftSource
  save: (input: ChangePulseModel) => Promise<Answer<unknown>>
  /** Reads the saved survey again; undefined where it cannot be read. */
  readSaved?: () => Promise<SurveyDraft | undefined>
  onSaved: (title: string) => Promise<void> | void
}

/** The id of the button that adds a question. */
export const addTopicId = 'add-topic'

/** The state of the editor, kept on this device (PULSE-24), and how it is saved. */
export function useSurveyForm({ start: first, source, save, readSaved, onSaved }: SurveyFormOptions) {
  const place = JSON.stringify(source)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- place has everything of source
  const kept = useMemo(() => storedDraft(source), [place])
  const [changed, setChanged] = useState<SurveyDraft>()
  const start = changed ?? first
  const [draft, setDraft] = useState(() => kept.read() ?? start)
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<DraftField>()
  const isChanged = useMemo(() => JSON.stringify(draft) !== JSON.stringify(start), [draft, start])
  useEffect(() => {
    if (isChanged) kept.keep(draft)
    else kept.forget()
  }, [draft, isChanged, kept])

  const setTitle = (title: string) => {
    setDraft((held) => ({ ...held, title }))
    clear('title')
  }
  const setStep = (key: StepKey, change: Partial<PulseStep>) => {
    setDraft((held) => withStep(held, key, change))
    if (change.title !== undefined) clear(key)
  }
  const startOver = () => {
    const before = draft
    setDraft(start)
    show({})
    showToast(t('startedOver'), { action: { label: t('undo'), onAction: () => setDraft(before) } })
  }
  /** The draft stays, and replaces what was saved meanwhile if it is saved again (PULSE-78). */
  const rebase = async () => {
    const saved = await readSaved?.()
    if (saved?.basedOn === undefined) return
    const { basedOn } = saved
    setChanged(saved)
    setDraft((held) => ({ ...held, basedOn }))
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = checkDraft(draft)
    if (!show(found)) {
      // A button cannot be invalid, but it is where a missing question is added.
      if ((found.title ?? found.intro) === undefined && found.topics !== undefined)
        document.getElementById(addTopicId)?.focus()
      return
    }
    setBusy(true)
    const input = inputOf(draft)
    const answer = await save(input)
    if (answer.ok) {
      kept.forget()
      return onSaved(input.title)
    }
    if (answer.problem.code === 'survey-changed') await rebase()
    setBusy(false)
    show({ form: explain(answer.problem) })
  }
  return { draft, setDraft, setTitle, setStep, startOver, isChanged, isBusy, errors, clear, formRef, submit }
}

export type SurveyForm = ReturnType<typeof useSurveyForm>

function explain({ code, status, fields }: Problem): string {
  if (code === 'unreachable') return t('unreachable')
  if (code === 'survey-changed') return t('changed')
  if (status === 401) return t('signedOut')
  if (status === 403) return t('askAdmin')
  if (status === 404) return t('gone')
  return fields?.['models'] === undefined ? t('failed') : t('tooMany')
}
