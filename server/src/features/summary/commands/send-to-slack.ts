import { summaryOf } from '@retropulse/domain/board/summary/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Slack } from '../ports.ts'
import type { SlackHooks } from '../store/slack-hooks.ts'
import type {
  AuthorizedBoard,
  BoardAuthorization,
  AuthorizeBoardRefusal,
  TeamBoard,
} from '../../board/api.ts'
import type { DisclosedMoods } from '../../mood/api.ts'
import { slackPost } from '../messages/slack-post.ts'

export interface SendToSlackPorts extends Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly moods: Pick<DisclosedMoods, 'scoreOn'>
  readonly hooks: SlackHooks
  /** Undefined where no Slack app is configured. */
  readonly slack: Pick<Slack, 'post'> | undefined
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
): Promise<
  Sendable | { readonly ok: false; readonly code: AuthorizeBoardRefusal | 'forbidden' | 'note-hidden' }
> {
  const look = await ports.authorizeTeamBoard(identity, where)
  if (!look.ok) return look
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if (!look.leads) return { ok: false, code: 'forbidden' }
  if (look.live.at.state.isMasked) return { ok: false, code: 'note-hidden' }
  return { ok: true, look, teamId: where.teamId }
}

/**
 * Sends the summary without action items of the team's other boards, since a channel has other readers than the team
 * (SLACK-21). A dead webhook is removed, and the team has to connect again (SLACK-14).
 */
export async function sendToSlack(
  { look, teamId }: Sendable,
  link: string,
  ports: SendToSlackPorts,
): Promise<
  { readonly ok: true } | { readonly ok: false; readonly code: 'slack-not-connected' | 'slack-failed' }
> {
  const { slack, hooks } = ports
  const hook = await hooks.find(teamId)
  if (slack === undefined || hook === null) return { ok: false, code: 'slack-not-connected' }
  const reader = { ...look.viewer, seesAssignees: false }
  const board = visibleBoard(look.live.at.state, reader, look.pseudonymOf)
  const moodScore = await ports.moods.scoreOn(board)
  const outcome = await slack.post(hook.url, slackPost(summaryOf(board), { moodScore, link }))
  if (outcome === 'sent') return { ok: true }
  if (outcome === 'failed') return { ok: false, code: 'slack-failed' }
  await hooks.remove(teamId, hook)
  return { ok: false, code: 'slack-not-connected' }
}
