import { summaryOf } from '@retropulse/domain/board/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Slack, SlackHooks } from '../ports.ts'
import type { Look, LookRefusal } from '../queries/look-at-board.ts'
import { lookAtTeamBoard, type TeamBoard } from '../queries/look-at-team-board.ts'
import { moodScoreOn, type ReadMoodPorts } from '../queries/read-mood.ts'
import { slackPost } from './slack-post.ts'

export interface SendToSlackPorts extends ReadMoodPorts {
  readonly hooks: SlackHooks
  /** Undefined: this server knows no Slack app. */
  readonly slack: Pick<Slack, 'post'> | undefined
}

/** A board whose summary somebody may send to its team's Slack now. */
export interface Sendable {
  readonly ok: true
  readonly look: Look
  readonly teamId: TeamId
}

/** A facilitator who is signed in (board.md §6), and not while brainstorming: a message outlives what is hidden (D8). */
export async function maySendToSlack(
  identity: Identity | null,
  where: TeamBoard,
  ports: SendToSlackPorts,
): Promise<Sendable | { readonly ok: false; readonly code: LookRefusal | 'forbidden' | 'note-hidden' }> {
  const look = await lookAtTeamBoard(identity, where, ports)
  if (!look.ok) return look
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if (!look.leads) return { ok: false, code: 'forbidden' }
  if (look.live.at.state.isMasked) return { ok: false, code: 'note-hidden' }
  return { ok: true, look, teamId: where.teamId }
}

/**
 * Sends the summary of what this board made: a channel is read by others than the team, who may not know the action items
 * of its other boards (D32). A hook that is dead is forgotten: the team connects anew (D26). */
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
  const moodScore = await moodScoreOn(board, ports)
  const outcome = await slack.post(hook.url, slackPost(summaryOf(board), { moodScore, link }))
  if (outcome === 'sent') return { ok: true }
  if (outcome === 'failed') return { ok: false, code: 'slack-failed' }
  await hooks.remove(teamId, hook)
  return { ok: false, code: 'slack-not-connected' }
}
