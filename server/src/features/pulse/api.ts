import type { OrgPulse, TeamPulse } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../auth/api.ts'

/** What other features read of pulse surveys. */
export interface PulseApi {
  /** The surveys of a team with their results, the latest first, for people who may read its boards (PULSE-50). */
  surveysIn(
    identity: Identity | null,
    teamId: TeamId,
  ): Promise<{ readonly ok: true; readonly list: TeamPulse } | Refused>
  /** What one model found in an organisation (PULSE-49); `modelId` null: the one that was used last. */
  orgPulseOf(
    identity: Identity | null,
    orgId: OrgId,
    modelId: string | null,
  ): Promise<{ readonly ok: true; readonly pulse: OrgPulse } | Refused>
}
