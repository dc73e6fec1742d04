import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Slack } from '../ports.ts'
import type { SlackHooks } from '../store/slack-hooks.ts'

/** Stores the webhook of the channel that the user chose; nothing changes when Slack does not confirm it (SLACK-2). */
export async function connectSlack(
  { teamId, personId }: { readonly teamId: TeamId; readonly personId: PersonId },
  answer: { readonly code: string; readonly redirectUri: string },
  { slack, hooks }: { readonly slack: Pick<Slack, 'exchange'>; readonly hooks: Pick<SlackHooks, 'keep'> },
): Promise<void> {
  const hook = await slack.exchange(answer)
  if (hook !== null) await hooks.keep(teamId, hook, personId)
}
