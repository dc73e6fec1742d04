import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import type { SurveyStep } from '@retropulse/domain/pulse/survey'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Problem } from '../../../lib/problem.ts'
import { teamPath } from '../../../lib/paths.ts'
import { type RoleInTeam, upgradeHint } from '../../../lib/upgrade-hint.ts'
import { focusSection } from '../../../ui/section-head.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'
import { changeSurvey, deleteSurvey, duplicateSurvey, restoreSurvey, surveyQuery } from './survey-calls.ts'
import { surveyNameId } from './survey-head.tsx'
import { surveyPath } from './survey-path.ts'
import { pageShown } from '../../../lib/pending-navigation.ts'

/** What is under way, so that its button shows it. */
export type SurveyWork = SurveyStep | 'duplicate' | 'delete'

/** The actions of people who start or delete surveys. `role`: theirs in the team, where it is known. */
export function useSurveySteps(survey: PulseSurvey, role: RoleInTeam | undefined) {
  const { id, teamId, name } = survey
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<SurveyWork | null>(null)
  const { queryKey } = surveyQuery(id)
  const readTeamAgain = () => queries.invalidateQueries({ queryKey: ['team', teamId] })

  /** PULSE-39. Where another person took the step first, the page shows the state that it led to. */
  const take = async (step: SurveyStep) => {
    if (busy !== null) return
    setBusy(step)
    const answer = await changeSurvey(teamId, id, step)
    await queries.invalidateQueries({ queryKey })
    setBusy(null)
    void readTeamAgain()
    // The pressed button stands for another step now, or is gone.
    focusSection(surveyNameId)
    if (!answer.ok)
      return answer.problem.code === 'survey-state' ? undefined : sayRefused(answer.problem, role)
    if (step === 'reopen') return showToast(t('lead.reopened'), { tone: 'ok', text: t('lead.reopened.text') })
    return showToast(t(step === 'start' ? 'lead.started' : 'lead.ended'), { tone: 'ok' })
  }

  /** PULSE-57: leads to the copy, which is a draft. */
  const duplicate = async () => {
    if (busy !== null) return
    setBusy('duplicate')
    const answer = await duplicateSurvey(teamId, id)
    setBusy(null)
    if (!answer.ok) return sayRefused(answer.problem, role)
    void readTeamAgain()
    void navigate(surveyPath(answer.value.id))
    await pageShown()
    return showToast(t('lead.duplicated'), { tone: 'ok', text: t('lead.duplicated.text') })
  }

  const restore = async () => {
    const answer = await restoreSurvey(teamId, id)
    if (!answer.ok) return sayRefused(answer.problem, role)
    void readTeamAgain()
    queries.removeQueries({ queryKey })
    void navigate(surveyPath(id))
    await pageShown()
    return showToast(t('lead.restored', { name }), { tone: 'ok' })
  }

  /** PULSE-44: leads to the surveys of the team; the toast has Undo. */
  const remove = async () => {
    if (busy !== null) return
    setBusy('delete')
    const answer = await deleteSurvey(teamId, id)
    setBusy(null)
    // A 404 means that another person deleted it meanwhile.
    if (!answer.ok && answer.problem.status !== 404) return sayRefused(answer.problem, role)
    void readTeamAgain()
    void navigate(`${teamPath(teamId)}/pulse`)
    await pageShown()
    return showToast(t('lead.deleted', { name }), {
      action: { label: t('undo'), onAction: () => void restore() },
    })
  }
  return { busy, take, duplicate, remove }
}

/** PULSE-43; limits say what lifts them. */
function sayRefused({ code }: Problem, role: RoleInTeam | undefined): void {
  showToast(t('failed'), { tone: 'danger', text: explain(code, role) })
}

function explain(code: string, role: RoleInTeam | undefined): string | undefined {
  if (code === 'unreachable') return t('unreachable')
  if (code === 'plan-required') return t('begin.plan', { hint: upgradeHint(role) })
  if (code === 'survey-limit') return t('begin.full')
  return code === 'team-archived' ? t('begin.archived') : undefined
}
