import type { BoardSummary } from '@retropulse/contract/board'
import { useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../lib/api.ts'
import { useLive } from './board-store.ts'

/** What the board's row says: its team, plan and who may enter. Undefined until it is here, or when it cannot be had. */
export function useBoardSummary(): BoardSummary | undefined {
  const id = useLive((view) => view.board.id)
  const { data } = useQuery({
    queryKey: ['board', id],
    queryFn: ({ signal }) => valueOf(getJson<BoardSummary>(`/api/board/${id}`, signal)),
    throwOnError: false,
  })
  return data
}
