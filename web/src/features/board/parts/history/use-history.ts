import type { Trash } from '@retropulse/contract/board-history'
import { useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../../lib/api.ts'
import { useLive } from '../../model/board-store.ts'
import { loadHistory } from './load-history.ts'
import { createTimeline } from './timeline.ts'

/** Loads all that happened on the board, page by page. */
export function useHistory() {
  const id = useLive((view) => view.board.id)
  return useQuery({
    queryKey: ['history', id],
    // What happened later is missing in pages that were loaded earlier, so that none are cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => createTimeline(id, await loadHistory(id, signal)),
    throwOnError: false,
  })
}

/** The deleted notes of the board (TRASH-5). */
export function useTrash() {
  const id = useLive((view) => view.board.id)
  const notes = useLive((view) => view.board.notes.size)
  return useQuery({
    queryKey: ['trash', id, notes],
    queryFn: ({ signal }) => valueOf(getJson<Trash>(`/api/board/${id}/trash`, signal)),
    placeholderData: (before) => before,
    throwOnError: false,
  })
}
