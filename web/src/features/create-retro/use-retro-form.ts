import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormErrors } from '../../lib/form-errors.ts'
import { boardPath } from '../../lib/paths.ts'
import type { Problem } from '../../lib/problem.ts'
import { isPlanLimit, maySeePlans, ownerNames } from '../../lib/upgrade-hint.ts'
import { nextTitle } from './next-title.ts'
import {
  checkTitle,
  defaultTitle,
  explainPersonalLimit,
  explainRefusal,
  startRetro,
  teamQuery,
} from './new-retro.ts'
import { boardInput, type RetroDraft } from './retro-plan.ts'
import { clearDraft, useRetroDraft } from './stored-draft.ts'
import type { RetroBaseState } from './use-retro-base.ts'
import type { RetroPlace } from './use-retro-place.ts'

export interface RetroFormOptions {
  readonly query: URLSearchParams
  readonly place: RetroPlace
  readonly source: RetroBaseState
}

/** A limit that refuses a retro, and that the user can lift: the plan, or that of retros without a team (CREATE-20). */
export type RetroLimit = 'plan' | 'personal'

/** The draft of a retro, and the submission that starts it. */
export function useRetroForm({ query, place, source }: RetroFormOptions) {
  const { team, mayStart: mayStartHere } = place
  const { base, copied } = source
  const [today] = useState(() => new Date())
  const [isBusy, setBusy] = useState(false)
  const [limit, setLimit] = useState<RetroLimit>()
  const { errors, formRef, show, clear } = useFormErrors<'name'>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { draft, change } = useRetroDraft(query.toString())
  const siblings = useQuery({ ...teamQuery(team?.id ?? ''), enabled: copied !== null && team !== undefined })
  const taken = siblings.data?.boards.map(({ name }) => name)
  const title = draft.title ?? (copied === null ? defaultTitle(today) : nextTitle(copied, today, taken))
  // The format or source board must be known too, otherwise a press would be lost.
  const mayStart = mayStartHere !== false && (mayStartHere === null || base) ? mayStartHere : undefined

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !mayStart || !base || !show(checkTitle(title))) return
    setBusy(true)
    const answer = await startRetro(team?.id ?? null, boardInput(title, draft, base))
    if (answer.ok) {
      clearDraft()
      void queries.invalidateQueries({ queryKey: team ? ['team', team.id] : ['personal-retros'] })
      return navigate(boardPath(answer.value.id))
    }
    const reached = limitOf(answer.problem)
    const owners =
      reached === 'plan' && team && !maySeePlans(team.role)
        ? await queries.ensureQueryData(teamQuery(team.id)).then(ownerNames, () => [])
        : []
    setLimit(reached)
    show(
      reached === 'personal'
        ? explainPersonalLimit(place.teams.length > 0)
        : explainRefusal(answer.problem, team?.role, owners),
    )
    setBusy(false)
  }
  const update = (changed: Partial<RetroDraft>) => {
    change(changed)
    if (changed.title !== undefined) clear('name')
  }
  /** Another team may have another plan. */
  const onTeam = (teamId: string | null) => {
    place.onTeam(teamId)
    clear('name')
  }
  const refusedBy = errors.form === undefined ? undefined : limit
  return { formRef, draft, title, errors, mayStart, isBusy, refusedBy, change, update, submit, onTeam }
}

function limitOf(problem: Problem): RetroLimit | undefined {
  if (isPlanLimit(problem)) return 'plan'
  return problem.code === 'allowance-used-up' ? 'personal' : undefined
}
