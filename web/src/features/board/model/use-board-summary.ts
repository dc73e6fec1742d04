import type { BoardSummary } from '@retropulse/contract/board'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { getJson, valueOf, type Answer, answerOf, postJson } from '../../../lib/api.ts'
import { useLive } from './board-store.ts'
import type { BoardSettings, BoardSettingsInput } from '@retropulse/contract/board-settings'

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

/** The ids from which the paths of calls about a board are made. */
interface BoardPlace {
  /** Null for a board without a team (CREATE-19). */
  readonly teamId: string | null
  readonly boardId: string
}

/** The beginning of the path of calls about one board: below its team, or `/api/board/{id}` without one (CREATE-19). */
export function boardCallPath({ teamId, boardId }: BoardPlace): string {
  const place = teamId === null ? '/api' : `/api/team/${encodeURIComponent(teamId)}`
  return `${place}/board/${encodeURIComponent(boardId)}`
}

/**
 * BOARD-24: saves settings of a board; what is left out stays as it is. The path depends on the team of the board
 * (BOARD-27), so the save waits for the board's row where the page does not have it yet. A server of an earlier version,
 * which may run beside this one for a while, refuses `shownColumns` and is asked once more without.
 */
export async function saveSettings(
  queries: QueryClient,
  boardId: string,
  settings: BoardSettingsInput,
): Promise<Answer<{ settings: BoardSettings }>> {
  const summary = await answerOf(queries.ensureQueryData(boardSummaryQuery(boardId)))
  if (!summary.ok) return summary
  const path = `${boardCallPath({ teamId: summary.value.teamId, boardId })}/settings`
  const answer = await postJson<{ settings: BoardSettings }>(path, { settings })
  if (answer.ok || answer.problem.fields?.['shownColumns'] !== 'unknown') return answer
  const { shownColumns: _shown, ...known } = settings
  return postJson(path, { settings: known })
}
