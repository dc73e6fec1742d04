import type { TeamActions } from '@retropulse/contract/actions'
import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import Bot from 'lucide-react/icons/bot'
import { use, useMemo } from 'react'
import { getJson, valueOf } from '../../../../lib/api.ts'
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts'
import { ActionIssueContext } from '../../model/action-issue-context.ts'
import { t } from './messages.ts'

/** Action items that one call asks about. */
const PER_CALL = 100

/** With which other action items each one is asked about; one that is new is not there for a moment. */
export type AskedTogether = ReadonlyMap<string, readonly string[]>

/** Divides action items among calls: in the order of their ids, so that what changes place is not asked about again. */
export function useAskedTogether(actions: readonly ActionItem[]): AskedTogether {
  const typed = actions
    .map(({ id }) => id)
    .toSorted()
    .join(',')
  const { settled } = useDebouncedText(typed)
  return useMemo(() => {
    const ids = settled === '' ? [] : settled.split(',')
    const calls = Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, at) =>
      ids.slice(at * PER_CALL, (at + 1) * PER_CALL),
    )
    return new Map(calls.flatMap((call) => call.map((id) => [id, call] as const)))
  }, [settled])
}

export interface ActionMarksProps {
  action: ActionItem
  teamId: string
  /** The action items that are asked about by one call. */
  ids: readonly string[]
}

/** For members of the team: whether a program added an action item (API-25), and its issue in a tracker (TRACK-8). */
export function ActionMarks({ action: { id, text }, teamId, ids }: ActionMarksProps) {
  const drawIssue = use(ActionIssueContext)
  const { data: isOfProgram } = useQuery({
    ...listedQuery(teamId, ids),
    placeholderData: keepPreviousData,
    select: ({ actions }) => actions.some((each) => each.id === id && each.addedByProgram),
  })
  return (
    <>
      {isOfProgram === true && (
        <span className="inline-flex items-center gap-1">
          <Bot aria-hidden="true" className="size-3.5 shrink-0" />
          {t('addedByProgram')}
        </span>
      )}
      {drawIssue({ teamId, actionId: id, text, ids })}
    </>
  )
}

/** These action items as the list of the team has them. The mark never changes, so that they are read once. */
const listedQuery = (teamId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['board-actions', teamId, ids],
    queryFn: ({ signal }) =>
      valueOf(
        getJson<TeamActions>(`/api/team/${encodeURIComponent(teamId)}/actions?ids=${ids.join(',')}`, signal),
      ),
    staleTime: Infinity,
    throwOnError: false,
  })
