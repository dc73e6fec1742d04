import type { OrgPulse, SurveyResults } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../auth/api.ts'

/** What other features read of pulse surveys. */
export interface PulseApi {
  /**
   * Surveys that a team started, with their results, the latest first, for people who may read its boards (PULSE-50): at
   * most `limit`, from the first or after a place in the list.
   */
  surveysIn(
    identity: Identity | null,
    teamId: TeamId,
    page: SurveyPage,
  ): Promise<{ readonly ok: true; readonly surveys: readonly SurveyResults[] } | Refused>
  /** What one model found in an organisation (PULSE-49); `modelId` null: the one that was used last. */
  orgPulseOf(
    identity: Identity | null,
    orgId: OrgId,
    modelId: string | null,
  ): Promise<{ readonly ok: true; readonly pulse: OrgPulse } | Refused>
}

/** A part of the list of surveys that a team started. */
export interface SurveyPage {
  readonly limit: number
  /** The last survey of the part before: when it started, in milliseconds since 1970; null: from the first. */
  readonly after: { readonly time: number; readonly id: string } | null
}
