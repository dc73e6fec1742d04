import type { ActionsChanged, MyActions, TeamActions } from '@retropulse/contract/actions'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Answer, getJson, postJson, valueOf } from '../../lib/api.ts'

/** What of a team's actions somebody looks at. */
export interface Filter {
  readonly status?: 'open' | 'done' | undefined
  /** A user's id, or `none`. */
  readonly assignee?: string | undefined
  /** A retro's id. */
  readonly board?: string | undefined
  /** Today; asks for what was due before it. */
  readonly overdue?: string | undefined
}

/** Everything that shows actions of a team. */
export const actionsKey = (teamId: string) => ['team-actions', teamId]

/** Actions of a team, a hundred at a time. */
export const actionsQuery = (teamId: string, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...actionsKey(teamId), filter],
    queryFn: ({ signal, pageParam }) =>
      valueOf(getJson<TeamActions>(`${pathOf(teamId)}${searchOf({ ...filter, from: pageParam })}`, signal)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** What somebody is to do in all of their teams. */
export const myActionsQuery = queryOptions({
  queryKey: ['my-actions'],
  queryFn: ({ signal }) => valueOf(getJson<MyActions>('/api/my-actions', signal)),
  throwOnError: false,
})

/** What becomes of an action; what is left out stays. */
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
