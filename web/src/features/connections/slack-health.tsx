import type { OrgSlack } from '@retropulse/contract/slack'
import { locale } from '../../lib/locale.ts'
import { t } from './messages.ts'

type Channel = OrgSlack['teams'][number]['channel']

/** Who connected a channel, and the later one of the last success and the last failure (SLACK-24). */
export function SlackHealth({
  connectedBy,
  connectedAt,
  lastSuccessAt,
  lastFailureAt,
  lastFailure,
}: Channel) {
  const date = locale.day.format(connectedAt)
  const hasFailed = lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0)
  return (
    <>
      <p>{connectedBy === null ? t('made', { date }) : t('made.by', { name: connectedBy, date })}</p>
      {hasFailed ? (
        <p className="text-danger-ink">
          {t('last.failure', { at: locale.moment.format(lastFailureAt), failure: slackFailure(lastFailure) })}
        </p>
      ) : (
        <p>
          {lastSuccessAt === null
            ? t('last.never')
            : t('last.success', { at: locale.moment.format(lastSuccessAt) })}
        </p>
      )}
    </>
  )
}

/** Why a message did not arrive; of older failures, and those that Slack does not have, only that it did not. */
export function slackFailure(failure: Channel['lastFailure']): string {
  if (failure === null || failure === 'redirect' || failure === 'private-address') return t('slack.failure')
  return t(`slack.failure.${failure}`)
}
