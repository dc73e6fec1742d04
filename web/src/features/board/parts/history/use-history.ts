import type { Trash } from '@retropulse/contract/board-history'
import { useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../../lib/api.ts'
import { ProblemError } from '../../../../lib/problem.ts'
import { useLive } from '../../model/board-store.ts'
import { createTimeline, type HistoryRow } from './timeline.ts'

interface HistoryPage {
  readonly rows: readonly HistoryRow[]
  readonly next: number | null
}

/** Loads all that happened on the board, page by page. */
export function useHistory() {
  const id = useLive((view) => view.board.id)
  return useQuery({
    queryKey: ['history', id],
    // What happened later is missing in pages that were loaded earlier, so that none are cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const rows: HistoryRow[] = []
      for (let from: number | null = 1; from !== null;) {
        const page: HistoryPage = await pageOf(`/api/board/${id}/history?from=${from}`, signal)
        rows.push(...page.rows)
        from = page.next
      }
      return createTimeline(id, rows)
    },
    throwOnError: false,
  })
}

/** Milliseconds until a page is asked for again that was refused as one too many a minute, and how often it is. */
const PAUSE_MS = 5000
const PAUSES_MAX = 24

/** A page of the history. A board with very many pages is loaded as fast as the server allows (BOARD-82). */
async function pageOf(path: string, signal: AbortSignal): Promise<HistoryPage> {
  for (let pauses = 0; ; pauses += 1) {
    const answer = await getJson<HistoryPage>(path, signal)
    if (answer.ok) return answer.value
    if (answer.problem.code !== 'too-fast' || pauses === PAUSES_MAX) throw new ProblemError(answer.problem)
    await pause(signal)
  }
}

/** Ends early, with an error, when the history is closed. */
function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PAUSE_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    reject(signal.reason)
  })
  return promise
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
