import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { useEffect, useState } from 'react'
import { announce } from '../../../ui/live-region.ts'
import {
  type AnswerDraft,
  type DraftAnswer,
  draftOf,
  firstOpenStep,
  isSameDraft,
  submissionOf,
  withAnswer,
} from './answer-draft.ts'
import { t } from './messages.ts'
import type { StoredAnswers } from './stored-answers.ts'
import { submitAnswers } from './survey-calls.ts'

export interface RunnerOptions {
  survey: PulseSurvey
  isGuest: boolean
  kept: StoredAnswers
  /** Called when the user has changed an answer. */
  onChanged: () => void
  /** Called with the answers once they are stored. */
  onSent: (draft: AnswerDraft) => Promise<void>
  /** Called when the survey takes no more answers. */
  onClosed: () => void
}

/**
 * The steps of the runner, the introduction being 0, and the answers, which this device keeps until they are sent.
 * Answers that were kept go on at the first question without a rating; sent ones are looked over first.
 */
export function useRunner({ survey, isGuest, kept, onChanged, onSent, onClosed }: RunnerOptions) {
  const { topics } = survey.format
  const [start] = useState(() => draftOf(survey.pulseData.submittedData))
  const [found] = useState(kept.read)
  const [draft, setDraft] = useState<AnswerDraft>(found ?? start)
  const isUpdate = survey.pulseData.submittedData !== null
  const [step, setStep] = useState(() =>
    found !== undefined || isUpdate ? firstOpenStep(topics, found ?? start) : 0,
  )
  const [isFromReview, setFromReview] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const review = topics.length + 1

  useEffect(() => {
    // Answers that are being sent do not change, and sent ones are kept no longer.
    if (isBusy) return
    if (isSameDraft(topics, draft, start)) kept.forget()
    else kept.keep(draft)
  }, [draft, start, kept, topics, isBusy])

  // Tabs on one survey have one draft: none of them overwrites or forgets what was typed in another (PULSE-74).
  useEffect(() => kept.subscribe((other) => other !== undefined && setDraft(other)), [kept])

  const goTo = (place: number) => {
    setStep(place)
    const topic = topics[place - 1]
    if (topic !== undefined)
      announce(t('step.announced', { place, count: topics.length, title: topic.title }), { key: 'step' })
  }
  const next = () => {
    goTo(isFromReview ? review : step + 1)
    setFromReview(false)
  }
  const back = () => {
    goTo(isFromReview ? review : step - 1)
    setFromReview(false)
  }
  const edit = (place: number) => {
    setFromReview(true)
    goTo(place)
  }
  const change = (topicId: string, changed: Partial<DraftAnswer>) => {
    setError(undefined)
    onChanged()
    setDraft((before) => withAnswer(before, topicId, changed))
  }
  const submit = async () => {
    const data = submissionOf(topics, draft)
    if (isBusy || data === null) return
    setBusy(true)
    setError(undefined)
    const answer = await submitAnswers(survey.id, data, isGuest)
    if (answer.ok) {
      const latest = kept.read()
      // Another tab may have gone on with the answers while these were sent.
      if (latest === undefined || isSameDraft(topics, latest, draft)) kept.forget()
      return onSent(draft)
    }
    setBusy(false)
    const { code, status } = answer.problem
    if (code === 'survey-closed') {
      setError(t('submit.closed'))
      onClosed()
    } else if (code === 'survey-limit') setError(t('submit.full'))
    else if (status === 401 && !isGuest) setError(t('submit.signedOut'))
    // Where the answers stand, and in no toast, which would cover the last of them (PULSE-43).
    else setError(`${t('failed')}. ${t('submit.failed')}`)
  }
  const leadsToReview = isFromReview || step === topics.length
  return {
    draft,
    step,
    review,
    isUpdate,
    leadsToReview,
    isBusy,
    error,
    goTo,
    next,
    back,
    edit,
    change,
    submit,
  }
}
