import type { SlackMessage } from '@retropulse/contract/slack'
import { postJson } from '../../../../lib/api.ts'

/** The outcome of sending a summary to Slack, and what the page does then. */
export type SlackOutcome =
  | { readonly kind: 'sent' }
  /** The webhook is dead: the page leads the user to the connect URL (SLACK-14). */
  | { readonly kind: 'connect'; readonly connectUrl: string }
  | { readonly kind: 'failed' }

/** Sends a board's summary to Slack; `connectUrl` is null for users who may not connect the team. */
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
