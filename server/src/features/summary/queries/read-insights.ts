import type { BoardInsights } from '@retropulse/contract/insights'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardState } from '@retropulse/domain/board/state'
import { emojiCounts, summaryOf } from '@retropulse/domain/board/summary/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { byRank } from '@retropulse/domain/board/order'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { Identity } from '../../auth/api.ts'
import type { AuthorizeBoardRefusal, BoardAuthorization, TeamBoard } from '../../board/api.ts'
import type { DisclosedMoods } from '../../mood/api.ts'

export interface ReadInsightsPorts extends Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly moods: Pick<DisclosedMoods, 'scoreOn'>
  readonly doInSteps: DoInSteps
}

export type InsightsRead =
  /** `json`: a `BoardInsights`. */
  { readonly ok: true; readonly json: TextParts } | Refused<AuthorizeBoardRefusal>

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
  const head: Omit<BoardInsights, 'cards'> = {
    id: board.id,
    name: board.title,
    cardsCount: counts.notes,
    emojiCount: counts.emoji,
    peopleCount: counts.people,
    votesCount: counts.votes,
    moodData: { moodScore: await ports.moods.scoreOn(board) },
  }
  return { ok: true, json: await textInSteps(jsonOf(head, board), ports.doInSteps) }
}

/** The insights as JSON, note by note. */
function* jsonOf(head: Omit<BoardInsights, 'cards'>, { notes }: BoardState): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"cards":[`
  let separator = ''
  for (const note of [...notes.values()].sort(byRank)) {
    const { id, text, votes } = note
    const card: BoardInsights['cards'][number] = { id, text, emojis: [...emojiCounts([note])], votes }
    yield separator + JSON.stringify(card)
    separator = ','
  }
  yield ']}'
}
