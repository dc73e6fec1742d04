import type { AnalyticsEvent } from '@retropulse/domain/telemetry/analytics-event'

/** How often something happened on the whole installation. */
export interface AnalyticsCount extends AnalyticsEvent {
  readonly count: number
}

/** What was counted between two moments, ISO 8601 in UTC. */
export interface AnalyticsBatch {
  readonly from: string
  readonly to: string
  readonly events: readonly AnalyticsCount[]
}

/** The service that counts are sent to. */
export interface AnalyticsSink {
  /** Rejects when the service did not take the batch within a few seconds. */
  send(batch: AnalyticsBatch): Promise<void>
}
