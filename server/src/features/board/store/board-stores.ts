import type { CursorTables } from '../../../platform/database/advance-cursor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { createArchiveAnnouncements } from './archive-announcements.ts'
import { createBoardLog } from './board-log.ts'
import { type AuditLogIn, createBoardTrash } from './board-trash.ts'
import { createBoards } from './boards.ts'
import type { CommitParticipant } from './commit-participant.ts'
import { createFeedback } from './feedback.ts'
import { createMadeFacilitators } from './made-facilitators.ts'
import { createPersonalBoards } from './personal-boards.ts'
import { createProjectionCursors } from './projection-cursors.ts'
import type { BoardTables } from './tables.ts'
import { createTeamRetros } from './team-retros.ts'

export interface BoardStoresOptions {
  readonly database: Pick<Database<BoardTables & CursorTables>, 'db' | 'pool'>
  readonly auditLogIn: AuditLogIn
  /** Tables of another feature that are written with the log. */
  readonly participant: CommitParticipant
}

/** All that is stored about boards, in PostgreSQL. */
export function createBoardStores({ database: { db, pool }, auditLogIn, participant }: BoardStoresOptions) {
  return {
    boards: createBoards(db, participant),
    retros: createTeamRetros(db),
    personalBoards: createPersonalBoards(db),
    trash: createBoardTrash(db, auditLogIn, participant),
    log: createBoardLog(db, pool, participant),
    projectionCursors: createProjectionCursors(db),
    madeFacilitators: createMadeFacilitators(db),
    feedback: createFeedback(db),
    archiveAnnouncements: createArchiveAnnouncements(db),
  }
}
