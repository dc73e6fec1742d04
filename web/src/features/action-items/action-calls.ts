import type { ActionsChanged, MyActions, TeamActions } from '@retropulse/contract/actions'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Answer, getJson, postJson, valueOf } from '../../lib/api.ts'

/** The filter of a team's list of action items (ACTION-26). */
export interface Filter {
  readonly status?: 'open' | 'done' | undefined
  /** The id of a user, or `none`. */
  readonly assignee?: string | undefined
  /** The id of a retro. */
  readonly board?: string | undefined
  /** Today; asks for action items that were due before it. */
  readonly overdue?: string | undefined
}

/** The key of every query with action items of the team. */
export const actionsKey = (teamId: string) => ['team-actions', teamId]

/** The action items of a team, a hundred at a time. */
export const actionsQuery = (teamId: string, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...actionsKey(teamId), filter],
    queryFn: ({ signal, pageParam }) =>
      valueOf(getJson<TeamActions>(`${pathOf(teamId)}${searchOf({ ...filter, from: pageParam })}`, signal)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** The open action items of the user in all of their teams (ACTION-33). */
export const myActionsQuery = queryOptions({
  queryKey: ['my-actions'],
  queryFn: ({ signal }) => valueOf(getJson<MyActions>('/api/my-actions', signal)),
  throwOnError: false,
})

/** A change of an action item; omitted fields stay. */
export interface Change {
  readonly text?: string
  readonly status?: 'open' | 'done'
  readonly assignee?: string | null
  readonly due?: string | null
  readonly isDeleted?: boolean
}

export function changeAction(teamId: string, id: string, change: Change): Promise<Answer<ActionsChanged>> {
  return postJson(pathOf(teamId), { actions: [{ id, ...change }] })
}

export function addAction(teamId: string, text: string): Promise<Answer<ActionsChanged>> {
  return postJson(pathOf(teamId), { newAction: { text } })
}

function pathOf(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}/actions`
}

function searchOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}
