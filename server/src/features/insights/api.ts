import type { Refused } from '@retropulse/contract/refusal'
import type { TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { Identity } from '../auth/api.ts'
import type { CountedInsights, TeamInsightsWanted } from './queries/read-team-insights.ts'

/** What other features read of insights. */
export interface InsightsApi {
  /** Insights of a team's newest retros, for people who may read its boards (INSIGHT-5). */
  insightsOf(
    identity: Identity | null,
    wanted: TeamInsightsWanted,
  ): Promise<{ readonly ok: true; readonly insights: CountedInsights } | Refused>
  /** The insights as JSON, made in steps (LIMIT-22). */
  jsonOf(insights: CountedInsights): Promise<TextParts>
}
