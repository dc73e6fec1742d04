import type { BoardSettings, BoardSettingsWish } from '@retropulse/contract/board-settings'
import type { QueryClient } from '@tanstack/react-query'
import { type Answer, answerOf, postJson } from '../../../lib/api.ts'
import { boardCallPath } from './board-call-path.ts'
import { boardSummaryQuery } from './use-board-summary.ts'

/**
 * BOARD-24: saves settings of a board; what is left out stays as it is. The path depends on the team of the board
 * (BOARD-27), so the save waits for the board's row where the page does not have it yet.
 */
export async function saveSettings(
  queries: QueryClient,
  boardId: string,
  settings: BoardSettingsWish,
): Promise<Answer<{ settings: BoardSettings }>> {
  const summary = await answerOf(queries.ensureQueryData(boardSummaryQuery(boardId)))
  if (!summary.ok) return summary
  return postJson(`${boardCallPath({ teamId: summary.value.teamId, boardId })}/settings`, { settings })
}
