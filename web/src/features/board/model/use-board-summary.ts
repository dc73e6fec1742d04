import type { BoardSummary } from '@retropulse/contract/board'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../lib/api.ts'
import { useLive } from './board-store.ts'

/** The summary of the board: its team, plan and privacy. Undefined until it has loaded, or when it cannot be. */
export function useBoardSummary(): BoardSummary | undefined {
  const id = useLive((view) => view.board.id)
  return useQuery(boardSummaryQuery(id)).data
}

/** The call behind it; all parts of the page share one answer. */
export function boardSummaryQuery(boardId: string) {
  return queryOptions({
    queryKey: ['board', boardId],
    queryFn: ({ signal }) => valueOf(getJson<BoardSummary>(`/api/board/${boardId}`, signal)),
    throwOnError: false,
  })
}
