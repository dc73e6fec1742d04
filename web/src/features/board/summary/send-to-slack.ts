import type { SlackMessage } from '@retropulse/contract/slack'
import { postJson } from '../../../lib/api.ts'

/** What became of a summary for Slack, and what the page does then. */
export type SlackOutcome =
  | { readonly kind: 'sent' }
  /** Slack has given the team's channel up: the page goes there to choose one (board.md §7 and §8). */
  | { readonly kind: 'connect'; readonly connectUrl: string }
  | { readonly kind: 'failed' }

/** Has the server send a board's summary; `connectUrl` is null for whoever may not connect the team. */
export async function sendToSlack({
  teamId,
  boardId,
  connectUrl,
}: {
  readonly teamId: string
  readonly boardId: string
  readonly connectUrl: string | null
}): Promise<SlackOutcome> {
  const sent = await postJson(`/api/team/${teamId}/slack-message`, {
    data: { boardId },
  } satisfies SlackMessage)
  if (sent.ok) return { kind: 'sent' }
  const isGone = sent.problem.status === 404
  return isGone && connectUrl !== null ? { kind: 'connect', connectUrl } : { kind: 'failed' }
}
