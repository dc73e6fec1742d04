import type { BoardEvent } from '@retropulse/domain/board/event'
import type { Day } from '@retropulse/domain/kernel/day'
import type { ActionId, AuthorId, BoardId, NoteId, TeamId } from '@retropulse/domain/kernel/ids'
import { changesActions } from './changes-actions.ts'
import type { WrittenRows } from '../../board/api.ts'

/**
 * What a commit changes of one action item in the table of the teams' action items: its columns by their names. Columns
 * left out stay as they are, so that changes of two boards to different fields are all kept (ACTION-19).
 */
export interface ActionChange {
  /** The action item is new. */
  readonly adds?: true
  readonly text?: string
  readonly status?: 0 | 1
  /** Goes with `status`. */
  readonly resolved_in?: BoardId | null
  readonly time_stamp?: number
  readonly updated_time?: number
  /** Goes with `updated_time`. */
  readonly updated_by?: AuthorId | null
  readonly edited_time?: number
  readonly created_by?: AuthorId | null
  readonly added_in?: BoardId
  readonly assignees?: readonly AuthorId[]
  /** A list of at most one: null in JSON would read as a column that is left out. */
  readonly dues?: readonly Day[]
  readonly note_id?: NoteId
  readonly is_deleted?: boolean
}

/** A change and the row that it changes. */
export interface ActionChangeRow extends ActionChange {
  readonly team_id: TeamId
  readonly id: ActionId
  /**
   * The board on which the changed action item was added. Clients choose ids: a change to a namesake that a client
   * added under an id of the team must not change the action item of the team (ACTION-34).
   */
  readonly written_in: BoardId | null
}

/** All changes of a commit, merged for each action item; boards that are not in `teams` have none. */
export function actionChangesOf(
  appends: readonly WrittenRows[],
  teams: ReadonlyMap<BoardId, TeamId>,
): readonly ActionChangeRow[] {
  const changes = new Map<string, ActionChangeRow>()
  for (const { boardId, rows, state } of appends) {
    const teamId = teams.get(boardId)
    if (teamId === undefined) continue
    for (const { events } of rows.filter(changesActions)) {
      for (const event of events) {
        const found = changeBy(event, boardId)
        if (found === null) continue
        const { id, change } = found
        const copy = state.actions.get(id) ?? state.trash.actions.get(id)
        const row = { team_id: teamId, id, written_in: copy?.addedIn ?? null }
        const key = Object.values(row).join(' ')
        changes.set(key, { ...changes.get(key), ...change, ...row })
      }
    }
  }
  return [...changes.values()]
}

/** The action item that an event changes, and how; null for events about none, or that only carried one here. */
function changeBy(
  event: BoardEvent,
  boardId: BoardId,
): { readonly id: ActionId; readonly change: ActionChange } | null {
  switch (event.type) {
    case 'action-added': {
      const { actionId: id, text, fromNote, by, at } = event
      const added: ActionChange = { adds: true, text, time_stamp: at, created_by: by, added_in: boardId }
      return { id, change: fromNote === undefined ? added : { ...added, note_id: fromNote } }
    }
    case 'action-edited':
      return { id: event.actionId, change: { text: event.text, edited_time: event.at, ...updateBy(event) } }
    case 'action-marked': {
      const { actionId: id, status } = event
      return { id, change: { status, resolved_in: status === 1 ? boardId : null, ...updateBy(event) } }
    }
    case 'action-assigned':
      return { id: event.actionId, change: { assignees: event.assignees, ...updateBy(event) } }
    case 'action-due-set': {
      const dues = event.due === null ? [] : [event.due]
      return { id: event.actionId, change: { dues, ...updateBy(event) } }
    }
    case 'action-deleted':
      return { id: event.actionId, change: { is_deleted: true } }
    case 'action-restored':
      return { id: event.actionId, change: { is_deleted: false } }
    default:
      return null
  }
}

function updateBy({ by, at }: { readonly by: AuthorId | null; readonly at: number }): ActionChange {
  return { updated_time: at, updated_by: by }
}
