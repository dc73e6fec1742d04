import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { type ActionId, asId, type AuthorId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import type { Kysely, Selectable } from 'kysely'
import type { ActionItemTables } from './tables.ts'

/** An action item in the table of the teams' action items. */
export interface TeamAction {
  readonly action: ActionItem
  readonly isDeleted: boolean
}

/** The action items of teams, over all of their boards (ACTION-17). */
export interface TeamActions {
  /** A team's open action items, oldest first, and those in `known` that are not open. */
  listOf(teamId: TeamId, known: readonly ActionId[]): Promise<readonly TeamAction[]>
}

/** Reads the teams' action items from PostgreSQL; they are written with the log (`write-with-log.ts`). */
export function createTeamActions(db: Kysely<ActionItemTables>): TeamActions {
  return {
    async listOf(teamId, known) {
      const rows = await db
        .selectFrom('team_action')
        .selectAll()
        .where('team_id', '=', teamId)
        .where((row) =>
          row.or([
            row.and([row('status', '=', 0), row('is_deleted', '=', false)]),
            row('id', '=', row.fn.any(row.val([...known]))),
          ]),
        )
        .orderBy('time_stamp')
        .orderBy('id')
        .execute()
      return rows.map(actionOf)
    },
  }
}

function actionOf(row: Selectable<ActionItemTables['team_action']>): TeamAction {
  return {
    action: {
      id: asId<ActionId>(row.id),
      text: row.text,
      status: row.status,
      timeStamp: row.time_stamp,
      updatedTime: row.updated_time,
      editedTime: row.edited_time,
      createdBy: authorFrom(row.created_by),
      updatedBy: authorFrom(row.updated_by),
      addedIn: asId<BoardId>(row.added_in),
      resolvedIn: row.resolved_in === null ? null : asId<BoardId>(row.resolved_in),
      assignees: row.assignee === null ? [] : [asId<AuthorId>(row.assignee)],
      due: row.due,
      noteId: row.note_id === null ? null : asId<NoteId>(row.note_id),
    },
    isDeleted: row.is_deleted,
  }
}

function authorFrom(id: string | null): AuthorId | null {
  return id === null ? null : asId<AuthorId>(id)
}
