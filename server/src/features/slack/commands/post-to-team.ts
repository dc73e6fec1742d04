import type { DeliveryFailure } from '@retropulse/contract/connections'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { SlackPost } from '@retropulse/domain/connections/slack-post'
import type { Slack } from '../ports.ts'
import type { SlackHooks } from '../store/slack-hooks.ts'

/** The Slack channels of teams, as other features use them. */
export interface TeamSlack {
  /** Posts to the channel of a team. A webhook that is gone is removed, and the team has to connect again (SLACK-14). */
  post(teamId: TeamId, message: SlackPost): Promise<PostOutcome>
}

export type PostOutcome = 'sent' | 'not-connected' | DeliveryFailure

/** Whether the channel exists and did not take the message. */
export function hasFailed(outcome: PostOutcome): boolean {
  return outcome !== 'sent' && outcome !== 'not-connected' && outcome !== 'gone'
}

export interface TeamSlackOptions {
  /** Undefined where no Slack app is configured. */
  readonly slack: Pick<Slack, 'post'> | undefined
  readonly hooks: Pick<SlackHooks, 'find' | 'remove' | 'note'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export function createTeamSlack({ slack, hooks, now }: TeamSlackOptions): TeamSlack {
  return {
    async post(teamId, message) {
      const hook = await hooks.find(teamId)
      if (slack === undefined || hook === null) return 'not-connected'
      const outcome = await slack.post(hook.url, message)
      if (outcome === 'gone') await hooks.remove(teamId, hook)
      else await hooks.note(teamId, outcome, now())
      return outcome
    },
  }
}
