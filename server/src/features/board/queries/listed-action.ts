import type { ActionItem } from '@retropulse/domain/board/action-item'
import type { Day } from '@retropulse/domain/kernel/day'
import type { ActionId, BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'

/** An action as lists of a team's have it. */
export interface ListedAction
  extends
    Pick<ActionItem, 'id' | 'text' | 'status' | 'due' | 'timeStamp' | 'updatedTime'>,
    Pick<ActionItem, 'addedIn' | 'resolvedIn'> {
  readonly teamId: TeamId
  readonly assignee: string | null
  readonly createdBy: string | null
  readonly noteId: string | null
  readonly isDeleted: boolean
  /** Where it was written; null when that is in the trash, or gone. `begunAt`: milliseconds since 1970. */
  readonly retro: { readonly name: string; readonly begunAt: number; readonly isMasked: boolean } | null
}

/** What of a team's actions is wanted; all of it has to be so. */
export interface ActionsWanted {
  readonly status?: 'open' | 'done' | undefined
  /** A user's id, or `none`. */
  readonly assignee?: string | undefined
  readonly board?: BoardId | undefined
  /** Open ones that were due before this day. */
  readonly overdue?: Day | undefined
  /** The place, in the order of the list, of the last one of the page before. */
  readonly after?: ActionPlace | undefined
}

export interface ActionPlace {
  readonly status: 0 | 1
  /** Of an open one; '~', which comes after all days, for one without. */
  readonly due: string
  /** Below zero: the later, the smaller. */
  readonly at: number
  readonly id: string
}

/** What teams promised themselves, to be read by people (D15). `openAfter`: boards begun until then are archived. */
export interface ActionLists {
  page(
    teamId: TeamId,
    openAfter: number,
    wanted: ActionsWanted,
    limit: number,
  ): Promise<readonly ListedAction[]>
  /** Those with these ids, in the trash or not. */
  pick(teamId: TeamId, ids: readonly ActionId[]): Promise<readonly ListedAction[]>
  /** Somebody's open ones, over all teams, also those that they have left. */
  ofAssignee(userId: PersonId, limit: number): Promise<readonly ListedAction[]>
  countsOf(teamId: TeamId, openAfter: number): Promise<{ readonly open: number; readonly done: number }>
  /** Retros where actions were written, newest first. */
  retrosOf(teamId: TeamId): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** A team's boards that are neither archived nor in the trash, newest first. */
  latestBoards(teamId: TeamId, openAfter: number, limit: number): Promise<readonly BoardId[]>
}

/** An open action that somebody is to do by a day. */
export interface DueAction {
  readonly teamId: TeamId
  readonly teamName: string
  readonly id: ActionId
  readonly text: string
  readonly assignee: string
  readonly due: Day
}

/** Who was reminded of what. */
export interface ActionReminders {
  /** Open actions that are due on a day, of which whoever is to do them was not reminded yet. */
  dueOn(due: Day): Promise<readonly DueAction[]>
  /** Writes down that somebody is reminded now; answers those that nobody else has written down. */
  claim(actions: readonly DueAction[]): Promise<readonly DueAction[]>
  /** Nobody was reminded of them after all. */
  release(actions: readonly DueAction[]): Promise<void>
}
