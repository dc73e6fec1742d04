import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Answer, postJson } from '../../../lib/api.ts'
import { boardPath } from '../../../lib/paths.ts'
import type { Problem } from '../../../lib/problem.ts'
import { upgradeHint } from '../../../lib/upgrade-hint.ts'
import { Button } from '../../../ui/button.tsx'
import { showCallFailure } from '../../../ui/failure-toast.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'

/** Starts a retro about the results, and leads to it (PULSE-71). */
export function RetroButton({ survey }: { survey: PulseSurvey }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const isEarly = (survey.results ?? []).every(({ state }) => state === 'no-data' || state === 'insufficient')
  const start = async () => {
    setBusy(true)
    const answer = await startRetro(survey)
    if (answer.ok) return navigate(boardPath(answer.value.id))
    setBusy(false)
    return sayRefused(answer.problem)
  }
  return (
    <Button
      // The next step once no more answers come; until then more of them are.
      variant={survey.state === 'ended' && !isEarly ? 'primary' : 'secondary'}
      busy={isBusy}
      data-tooltip={t('retro.text')}
      aria-description={t('retro.text')}
      disabledReason={isEarly ? t('retro.early') : undefined}
      onClick={() => void start()}
    >
      {t('retro')}
    </Button>
  )
}

function startRetro({ id, teamId }: PulseSurvey): Promise<Answer<{ id: string }>> {
  return postJson(`/api/team/${encodeURIComponent(teamId)}/pulse/${encodeURIComponent(id)}/retro`)
}

function sayRefused(problem: Problem): void {
  const { code } = problem
  if (code === 'plan-required')
    return showToast(t('retro.plan', { hint: upgradeHint(undefined) }), { tone: 'danger' })
  if (code === 'team-limit') return showToast(t('retro.tooManyTeams'), { tone: 'danger' })
  if (code === 'team-archived') return showToast(t('retro.archived'), { tone: 'danger' })
  showCallFailure(problem)
}
