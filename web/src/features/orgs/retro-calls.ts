import type { BoardCard, BoardTrash } from '@retropulse/contract/board'
import { queryOptions } from '@tanstack/react-query'
import { deleteJson, getJson, postJson, valueOf } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'

/** The calls about a team's retros in its lists (teams.md §7, D27). */

/** Answers the team's other retros. */
export function deleteRetro(teamId: string, boardId: string): Promise<Answer<BoardCard[]>> {
  return deleteJson(boardAt(teamId, boardId))
}

export function restoreRetro(teamId: string, boardId: string): Promise<Answer<undefined>> {
  return postJson(`${boardAt(teamId, boardId)}/restore`)
}

/** Retros that can be brought back; a page without them is as good as one with none. */
export const retroTrashQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'trash'],
    queryFn: ({ signal }) => valueOf(getJson<BoardTrash>(`${teamAt(teamId)}/trash`, signal)),
    throwOnError: false,
  })

function boardAt(teamId: string, boardId: string): string {
  return `${teamAt(teamId)}/board/${encodeURIComponent(boardId)}`
}

function teamAt(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}`
}
