import type { BoardSummary } from '@retropulse/contract/board'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../lib/api.ts'
import { useLive } from './board-store.ts'

/** What the board's row says: its team, plan and who may enter. Undefined until it is here, or when it cannot be had. */
export function useBoardSummary(): BoardSummary | undefined {
  const id = useLive((view) => view.board.id)
  return useQuery(boardSummaryQuery(id)).data
}

/** The call behind it; one answer serves every part of the page that asks. */
export function boardSummaryQuery(boardId: string) {
  return queryOptions({
    queryKey: ['board', boardId],
    queryFn: ({ signal }) => valueOf(getJson<BoardSummary>(`/api/board/${boardId}`, signal)),
    throwOnError: false,
  })
}
