import type { ActionsChanged, ActionsWish } from '@retropulse/contract/actions'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../auth/api.ts'
import type { ActionsListed, ActionsWanted } from './queries/list-actions.ts'

/** What other features do with action items. */
export interface ActionItemsApi {
  /** A page of the action items of a team, for people who may read its boards (ACTION-26). */
  list(identity: Identity | null, teamId: TeamId, wanted: ActionsWanted): Promise<ActionsListed>
  /** Changes action items of a team, or adds one (ACTION-29). */
  change(
    identity: Identity | null,
    teamId: TeamId,
    wish: ActionsWish,
  ): Promise<({ readonly ok: true } & ActionsChanged) | Refused>
}
