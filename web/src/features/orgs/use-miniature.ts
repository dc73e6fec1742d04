import type { BoardCard } from '@retropulse/contract/board'
import type { Miniature } from '@retropulse/contract/insights'
import type { Team } from '@retropulse/contract/teams'
import { MINIATURES_MAX } from '@retropulse/domain/insights/limits'
import { useQuery } from '@tanstack/react-query'
import { miniaturesQuery } from './retro-calls.ts'

/** What is on the board of a retro (DASH-30); undefined until it is loaded, null where the server has none. */
export function useMiniature(team: Team | null, { id }: BoardCard): Miniature | null | undefined {
  const batch = team === null ? [] : batchWith(id, team.boards)
  const { data } = useQuery({
    ...miniaturesQuery(team?.id ?? '', batch),
    enabled: batch.length > 0,
    select: ({ miniatures }) => miniatures.find((miniature) => miniature.id === id) ?? null,
  })
  return team === null ? null : data
}

/**
 * The ids that are asked for together with a retro: cards of one batch share a call, however the list is filtered.
 * Archived retros have no miniature (DASH-8).
 */
export function batchWith(
  id: string,
  boards: readonly Pick<BoardCard, 'id' | 'daysRemaining'>[],
): readonly string[] {
  const ids = boards.filter(({ daysRemaining }) => daysRemaining !== 0).map((board) => board.id)
  const place = ids.indexOf(id)
  if (place === -1) return []
  const from = place - (place % MINIATURES_MAX)
  return ids.slice(from, from + MINIATURES_MAX)
}
