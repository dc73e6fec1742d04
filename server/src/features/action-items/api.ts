import type { ActionsChanged, ActionsInput } from '@retropulse/contract/actions'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../auth/api.ts'
import type { ActionId } from '@retropulse/domain/kernel/ids'
import type { ActionsListed, ActionsWanted } from './queries/list-actions.ts'
import type { ChannelInput, ListedAction } from './store/action-lists.ts'

/** What other features do with action items. */
export interface ActionItemsApi {
  /** A page of the action items of a team, for people who may read its boards (ACTION-26). */
  list(identity: Identity | null, teamId: TeamId, wanted: ActionsWanted): Promise<ActionsListed>
  /** Changes action items of a team, or adds one (ACTION-29). */
  change(
    identity: Identity | null,
    teamId: TeamId,
    input: ActionsInput,
    by?: ChangedBy,
  ): Promise<({ readonly ok: true } & ActionsChanged) | Refused>
}

/** `program`: what it adds is marked (API-25). */
export type ChangedBy = 'person' | 'program'
/** Whether a user may change action items, without changing them. */
export interface ActionItemPermission {
  mayChange(
    identity: Identity | null,
    teamId: TeamId,
    ids: readonly ActionId[],
  ): Promise<{ readonly ok: true } | Refused>
}

/** What services do with action items that a team has connected; the caller has made sure that the team did. */
export interface ActionItemsForServices {
  /** The action items of a team that a channel receives, by due date, without assignees and authors. */
  forChannel(teamId: TeamId, input: ChannelInput): Promise<readonly ChannelAction[]>
  /** Marks an action item on the board where a user would change it (ACTION-28). */
  setStatus(
    teamId: TeamId,
    actionId: ActionId,
    status: 'open' | 'done',
  ): Promise<{ readonly ok: true } | Refused>
}

export type ChannelAction = Pick<ListedAction, 'id' | 'text' | 'status' | 'due'>
