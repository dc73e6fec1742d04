import type { BoardSettings, BoardSettingsWish } from '@retropulse/contract/board-settings'
import { type Answer, postJson } from '../../../lib/api.ts'

/** Where a board is: its settings are saved under its team (board.md §7). */
export interface BoardPlace {
  readonly teamId: string | null
  readonly boardId: string
}

/** Saves settings of a board, for everybody; what is left out stays as it is. */
export function saveSettings(
  { teamId, boardId }: BoardPlace,
  settings: BoardSettingsWish,
): Promise<Answer<{ settings: BoardSettings }>> {
  // A team that is not known yet has no board: the server says so.
  const path = `/api/team/${encodeURIComponent(teamId ?? 'none')}/board/${encodeURIComponent(boardId)}/settings`
  return postJson(path, { settings })
}
