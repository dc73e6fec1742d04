import type { BoardInsights } from '@retropulse/contract/insights'
import { emojiCounts, summaryOf } from '@retropulse/domain/board/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { byRank } from '@retropulse/domain/board/order'
import type { Identity } from '../../auth/ports.ts'
import type { LookRefusal } from './look-at-board.ts'
import { lookAtTeamBoard, type TeamBoard } from './look-at-team-board.ts'
import { moodScoreOn, type ReadMoodPorts } from './read-mood.ts'

export type InsightsRead =
  | { readonly ok: true; readonly insights: BoardInsights }
  | { readonly ok: false; readonly code: LookRefusal }

/**
 * A retro in numbers, with its notes as the asker may see them: masked while brainstorming (D8), without the votes of
 * a secret vote that runs (D7), and without authors (D9).
 */
export async function readInsights(
  identity: Identity | null,
  where: TeamBoard,
  ports: ReadMoodPorts,
): Promise<InsightsRead> {
  const look = await lookAtTeamBoard(identity, where, ports)
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
