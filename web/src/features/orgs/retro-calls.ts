import type { BoardCard, BoardTrash, PersonalBoards } from '@retropulse/contract/board'
import type { Miniatures } from '@retropulse/contract/insights'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { deleteJson, getJson, postJson, valueOf } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'

/**
 * Calls about retros in lists. `teamId` is null for a retro without a team, which only its creator deletes and restores
 * (TRASH-11).
 */

/** Resolves to the other retros of the team; nothing for a retro without a team. */
export function deleteRetro(
  teamId: string | null,
  boardId: string,
): Promise<Answer<BoardCard[] | undefined>> {
  return deleteJson(boardAt(teamId, boardId))
}

export function restoreRetro(teamId: string | null, boardId: string): Promise<Answer<undefined>> {
  return postJson(`${boardAt(teamId, boardId)}/restore`)
}

/** The retros in the trash of a team. A failure is shown in their place (ERROR-9). */
export const retroTrashQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'trash'],
    queryFn: ({ signal }) => valueOf(getJson<BoardTrash>(`${teamAt(teamId)}/trash`, signal)),
    throwOnError: false,
  })

/** What is on the boards of some retros. Cards do without it when it cannot be loaded. */
export const miniaturesQuery = (teamId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['team', teamId, 'miniatures', ...ids],
    queryFn: ({ signal }) =>
      valueOf(getJson<Miniatures>(`${teamAt(teamId)}/miniatures?boards=${ids.join(',')}`, signal)),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })

/** The user's retros without a team. A failure is shown in their place (ERROR-9). */
export const personalRetrosQuery = queryOptions({
  queryKey: ['personal-retros'],
  queryFn: ({ signal }) => valueOf(getJson<PersonalBoards>('/api/boards', signal)),
  throwOnError: false,
})

function boardAt(teamId: string | null, boardId: string): string {
  return `${teamId === null ? '/api' : teamAt(teamId)}/board/${encodeURIComponent(boardId)}`
}

function teamAt(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}`
}
