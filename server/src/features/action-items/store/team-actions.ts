import { type ActionId, asId, type AuthorId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import type { Kysely, Selectable } from 'kysely'
import type { TeamAction, TeamActions } from '../../board/ports.ts'
import type { BoardTables } from '../../board/store/tables.ts'

/** Reads the teams' action items from PostgreSQL; they are written with the log (`append-with-actions.ts`). */
export function createTeamActions(db: Kysely<BoardTables>): TeamActions {
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

function actionOf(row: Selectable<BoardTables['team_action']>): TeamAction {
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
