import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormErrors } from '../../lib/form-errors.ts'
import { boardPath } from '../../lib/paths.ts'
import { isPlanLimit, maySeePlans, ownerNames } from '../../lib/upgrade-hint.ts'
import { nextTitle } from './next-title.ts'
import { checkTitle, defaultTitle, explainRefusal, startRetro, teamQuery } from './new-retro.ts'
import { boardInput, type RetroDraft } from './retro-plan.ts'
import { clearDraft, useRetroDraft } from './stored-draft.ts'
import type { RetroBaseState } from './use-retro-base.ts'
import type { RetroPlace } from './use-retro-place.ts'

export interface RetroFormOptions {
  readonly query: URLSearchParams
  readonly place: RetroPlace
  readonly source: RetroBaseState
}

/** The draft of a retro, and the submission that starts it. */
export function useRetroForm({ query, place, source }: RetroFormOptions) {
  const { team, mayStart: mayStartHere } = place
  const { base, copied } = source
  const [today] = useState(() => new Date())
  const [isBusy, setBusy] = useState(false)
  const [isAtLimit, setAtLimit] = useState(false)
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
    const isLimit = isPlanLimit(answer.problem)
    const owners =
      isLimit && team && !maySeePlans(team.role)
        ? await queries.ensureQueryData(teamQuery(team.id)).then(ownerNames, () => [])
        : []
    setAtLimit(isLimit)
    show(explainRefusal(answer.problem, team?.role, owners))
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
  const isRefused = isAtLimit && errors.form !== undefined
  return { formRef, draft, title, errors, mayStart, isBusy, isRefused, change, update, submit, onTeam }
}
