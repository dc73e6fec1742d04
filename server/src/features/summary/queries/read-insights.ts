import type { BoardInsights } from '@retropulse/contract/insights'
import { emojiCounts, summaryOf } from '@retropulse/domain/board/summary/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { byRank } from '@retropulse/domain/board/order'
import type { Identity } from '../../auth/api.ts'
import type { BoardAuthorization, AuthorizeBoardRefusal, TeamBoard } from '../../board/api.ts'
import type { DisclosedMoods } from '../../mood/api.ts'

export interface ReadInsightsPorts extends Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly moods: Pick<DisclosedMoods, 'scoreOn'>
}

export type InsightsRead =
  | { readonly ok: true; readonly insights: BoardInsights }
  | { readonly ok: false; readonly code: AuthorizeBoardRefusal }

/**
 * The insights of one retro (INSIGHT-22), with its notes as the reader may see them: hidden texts masked (MASK-7),
 * without votes of a running secret vote (INSIGHT-17), and without authors (INSIGHT-20).
 */
export async function readInsights(
  identity: Identity | null,
  where: TeamBoard,
  ports: ReadInsightsPorts,
): Promise<InsightsRead> {
  const look = await ports.authorizeTeamBoard(identity, where)
  if (!look.ok) return look
  const board = visibleBoard(look.live.at.state, look.viewer, look.pseudonymOf)
  const { counts } = summaryOf(board)
  return {
    ok: true,
    insights: {
      id: board.id,
      name: board.title,
      cards: [...board.notes.values()].sort(byRank).map((note) => ({
        id: note.id,
        text: note.text,
        emojis: [...emojiCounts([note])],
        votes: note.votes,
      })),
      cardsCount: counts.notes,
      emojiCount: counts.emoji,
      peopleCount: counts.people,
      votesCount: counts.votes,
      moodData: { moodScore: await ports.moods.scoreOn(board) },
    },
  }
}
