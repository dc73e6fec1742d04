import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import type { Day } from '@retropulse/domain/kernel/day'
import type { ActionId, BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'

/** An action item in the list of a team. */
export interface ListedAction
  extends
    Pick<ActionItem, 'id' | 'text' | 'status' | 'due' | 'timeStamp' | 'updatedTime'>,
    Pick<ActionItem, 'addedIn' | 'resolvedIn'> {
  readonly teamId: TeamId
  readonly assignee: string | null
  readonly createdBy: string | null
  readonly noteId: string | null
  readonly isDeleted: boolean
  /** The board where it was added; null when that is in the trash or erased. `begunAt`: milliseconds since 1970. */
  readonly retro: { readonly name: string; readonly begunAt: number; readonly isMasked: boolean } | null
}

/** A filter of action items; all conditions have to hold. */
export interface ActionsWanted {
  readonly status?: 'open' | 'done' | undefined
  /** A user's id, or `none`. */
  readonly assignee?: string | undefined
  readonly board?: BoardId | undefined
  /** Only open action items that were due before this day. */
  readonly overdue?: Day | undefined
  /** The place of the last action item of the page before. */
  readonly after?: ActionPlace | undefined
}

export interface ActionPlace {
  readonly status: 0 | 1
  /** The due date of an open action item; '~', which sorts after all days, when it has none. */
  readonly due: string
  /** The negated time, so that later ones sort first. */
  readonly at: number
  readonly id: string
}

/** The lists of teams' action items (ACTION-26). `openAfter`: boards begun until then are archived. */
export interface ActionLists {
  page(
    teamId: TeamId,
    openAfter: number,
    wanted: ActionsWanted,
    limit: number,
  ): Promise<readonly ListedAction[]>
  /** The action items with these ids, in the trash or not. */
  pick(teamId: TeamId, ids: readonly ActionId[]): Promise<readonly ListedAction[]>
  /** The open action items of a user in all teams, those that the user has left included. */
  ofAssignee(userId: PersonId, limit: number): Promise<readonly ListedAction[]>
  countsOf(teamId: TeamId, openAfter: number): Promise<{ readonly open: number; readonly done: number }>
  /** Retros where action items were added, newest first. */
  retrosOf(teamId: TeamId): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** A team's boards that are neither archived nor in the trash, newest first. */
  latestBoards(teamId: TeamId, openAfter: number, limit: number): Promise<readonly BoardId[]>
}

/** An open action item with an assignee and a due date. */
export interface DueAction {
  readonly teamId: TeamId
  readonly teamName: string
  readonly id: ActionId
  readonly text: string
  readonly assignee: string
  readonly due: Day
}

/** The reminders that were sent (MAIL-26). */
export interface ActionReminders {
  /** Open action items due on a day whose assignee was not reminded yet. */
  dueOn(due: Day): Promise<readonly DueAction[]>
  /** Records reminders before they are sent; returns those that no other process recorded (MAIL-27). */
  claim(actions: readonly DueAction[]): Promise<readonly DueAction[]>
  /** Takes the records back: the reminders were not sent. */
  release(actions: readonly DueAction[]): Promise<void>
}
