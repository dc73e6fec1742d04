import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock-alert'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { AnswerDraft } from './answer-draft.ts'
import { t } from './messages.ts'
import { OwnAnswers } from './own-answers.tsx'
import { Runner } from './runner.tsx'
import { storedAnswers } from './stored-answers.ts'
import { surveyQuery } from './survey-calls.ts'
import { withSubmitted } from './submitted-survey.ts'

export interface MyAnswersProps {
  survey: PulseSurvey
  /** Null for a guest. */
  userId: string | null
}

/** The caller's part of a survey that was started: the runner, the sent answers, or that it is over (PULSE-42). */
export function MyAnswers({ survey, userId }: MyAnswersProps) {
  const queries = useQueryClient()
  const kept = useMemo(() => storedAnswers(survey.id, userId), [survey.id, userId])
  const [hasDraft, setHasDraft] = useState(() => kept.read() !== undefined)
  const [isEditing, setEditing] = useState(false)
  const [arrival, setArrival] = useState<'sent' | 'cancelled' | null>(null)
  const isEnded = survey.state === 'ended'
  const { submittedData } = survey.pulseData
  const { queryKey } = surveyQuery(survey.id)
  const refetch = () => queries.invalidateQueries({ queryKey })

  useEffect(
    () =>
      kept.subscribe((draft) => {
        setHasDraft(draft !== undefined)
        // Forgotten in another tab: most likely since it sent the answers.
        if (draft === undefined) void queries.invalidateQueries({ queryKey: surveyQuery(survey.id).queryKey })
      }),
    [kept, queries, survey.id],
  )

  const showSent = async (draft: AnswerDraft) => {
    // Answers stay on screen where the next read of the survey fails.
    queries.setQueryData(queryKey, (known) => known && withSubmitted(known, draft, Date.now()))
    setHasDraft(false)
    setArrival('sent')
    await refetch()
  }
  const discard = () => {
    const before = kept.read()
    kept.forget()
    setHasDraft(false)
    setArrival('cancelled')
    if (before === undefined) return
    const bringBack = () => {
      kept.keep(before)
      setHasDraft(true)
    }
    showToast(t('mine.discarded'), { action: { label: t('undo'), onAction: bringBack } })
  }
  const edit = () => {
    setEditing(true)
    setHasDraft(true)
  }

  const unsent = isEnded && kept.read() !== undefined && <Unsent onDiscard={discard} />
  if (submittedData !== null && (isEnded || !hasDraft))
    return (
      <div className="flex flex-col gap-6">
        {unsent}
        <OwnAnswers
          survey={survey}
          answers={submittedData}
          arrival={arrival}
          onEdit={isEnded ? undefined : edit}
          onChanged={() => void refetch()}
        />
      </div>
    )
  if (isEnded)
    return unsent || <EmptyState icon={<Clock />} title={t('mine.ended')} text={t('mine.ended.text')} />
  return (
    <Runner
      survey={survey}
      isGuest={userId === null}
      kept={kept}
      takesFocus={isEditing}
      onChanged={() => setHasDraft(true)}
      onSent={showSent}
      onClosed={() => void refetch()}
      onCancel={discard}
    />
  )
}

/** Says that answers on this device missed the end of the survey; a reopened one takes them. */
function Unsent({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status">
      <EmptyState
        icon={<Clock />}
        title={t('mine.unsent')}
        text={t('mine.unsent.text')}
        action={<Button onClick={onDiscard}>{t('mine.discard')}</Button>}
      />
    </div>
  )
}
