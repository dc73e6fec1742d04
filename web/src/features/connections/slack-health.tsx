import type { OrgSlack } from '@retropulse/contract/slack'
import { ServiceHealth } from '../../ui/service-health.tsx'
import { HEALTH_TEXTS } from './connection-health.tsx'
import { t } from './messages.ts'

type Channel = OrgSlack['teams'][number]['channel']

/** Who connected a channel, and the later one of the last success and the last failure (SLACK-24). */
export function SlackHealth({ connectedAt, lastFailure, ...channel }: Channel) {
  return (
    <ServiceHealth
      {...channel}
      createdAt={connectedAt}
      failure={slackFailure(lastFailure)}
      texts={HEALTH_TEXTS}
    />
  )
}

/** Why a message did not arrive; of older failures, and those that Slack does not have, only that it did not. */
export function slackFailure(failure: Channel['lastFailure']): string {
  if (failure === null || failure === 'redirect' || failure === 'private-address') return t('slack.failure')
  return t(`slack.failure.${failure}`)
}
