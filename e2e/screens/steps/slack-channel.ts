import type { SlackStatus } from '@retropulse/contract/slack'
import { DAY_MS } from '@retropulse/domain/kernel/durations'

type Channel = NonNullable<SlackStatus['channel']>

export const NOW = Date.UTC(2026, 10, 20, 9, 30)

/** The Slack channel of a team, which all is well with. */
export const CHANNEL: Channel = {
  name: '#booking-retros',
  configurationUrl: 'https://saltwind.slack.com/services/B1',
  connectedBy: 'Nora Lindqvist',
  connectedAt: NOW - 40 * DAY_MS,
  lastSuccessAt: NOW - 3_600_000,
  lastFailureAt: null,
  lastFailure: null,
  digest: { isOn: true, includesPrivate: false },
  hasNews: true,
}
