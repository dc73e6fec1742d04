import type { Refused } from '@retropulse/contract/refusal'
import { summaryOf } from '@retropulse/domain/board/summary/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type {
  AuthorizedBoard,
  BoardAuthorization,
  AuthorizeBoardRefusal,
  TeamBoard,
} from '../../board/api.ts'
import type { DisclosedMoods } from '../../mood/api.ts'
import { hasFailed, type TeamSlack } from '../../slack/api.ts'
import { slackPost } from '../messages/slack-post.ts'

export interface SendToSlackPorts extends Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly moods: Pick<DisclosedMoods, 'scoreOn'>
  readonly teamSlack: TeamSlack
}

/** A board whose summary the user may send to the team's Slack now. */
export interface Sendable {
  readonly ok: true
  readonly look: AuthorizedBoard
  readonly teamId: TeamId
}

/** Signed-in facilitators may send (SLACK-9), not while brainstorming: a message would outlive the mask (SLACK-16). */
export async function maySendToSlack(
  identity: Identity | null,
  where: TeamBoard,
  ports: SendToSlackPorts,
): Promise<Sendable | Refused<AuthorizeBoardRefusal | 'forbidden' | 'note-hidden'>> {
  const look = await ports.authorizeTeamBoard(identity, where)
  if (!look.ok) return look
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if (!look.leads) return { ok: false, code: 'forbidden' }
  if (look.live.at.state.isMasked) return { ok: false, code: 'note-hidden' }
  return { ok: true, look, teamId: where.teamId }
}

/**
 * Sends the summary without action items of the team's other boards, since a channel has other readers than the team
 * (SLACK-21).
 */
export async function sendToSlack(
  { look, teamId }: Sendable,
  link: string,
  ports: SendToSlackPorts,
): Promise<{ readonly ok: true } | Refused<'slack-not-connected' | 'slack-failed'>> {
  const reader = { ...look.viewer, seesAssignees: false }
  const board = visibleBoard(look.live.at.state, reader, look.pseudonymOf)
  const moodScore = await ports.moods.scoreOn(board)
  const outcome = await ports.teamSlack.post(teamId, slackPost(summaryOf(board), { moodScore, link }))
  if (outcome === 'sent') return { ok: true }
  return { ok: false, code: hasFailed(outcome) ? 'slack-failed' : 'slack-not-connected' }
}
