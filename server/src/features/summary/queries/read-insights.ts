import type { BoardInsights } from '@retropulse/contract/insights'
import { emojiCounts, summaryOf } from '@retropulse/domain/board/summary/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { byRank } from '@retropulse/domain/board/order'
import type { Identity } from '../../auth/ports.ts'
import type { OpenBoardRefusal } from '../../board/queries/open-board-as.ts'
import { openTeamBoardAs, type TeamBoard } from '../../board/queries/open-team-board-as.ts'
import { moodScoreOn, type ReadMoodPorts } from '../../mood/queries/read-mood.ts'

export type InsightsRead =
  | { readonly ok: true; readonly insights: BoardInsights }
  | { readonly ok: false; readonly code: OpenBoardRefusal }

/**
 * The insights of one retro (INSIGHT-22), with its notes as the reader may see them: hidden texts masked (MASK-7),
 * without votes of a running secret vote (INSIGHT-17), and without authors (INSIGHT-20).
 */
export async function readInsights(
  identity: Identity | null,
  where: TeamBoard,
  ports: ReadMoodPorts,
): Promise<InsightsRead> {
  const look = await openTeamBoardAs(identity, where, ports)
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
      moodData: { moodScore: await moodScoreOn(board, ports) },
    },
  }
}
