import type { ColumnType } from 'kysely'

/** A bigint that never leaves the range of safe integers; the pool reads it as a number. */
type BigInteger = ColumnType<number, number, number>

export interface ActionItemTables {
  /** Written with the log of boards only, in `write-with-log.ts`. */
  team_action: {
    team_id: string
    id: string
    text: string
    status: 0 | 1
    time_stamp: BigInteger
    updated_time: BigInteger | null
    edited_time: BigInteger | null
    created_by: string | null
    updated_by: string | null
    added_in: string
    resolved_in: string | null
    assignee: string | null
    due: string | null
    note_id: string | null
    is_deleted: boolean
  }
  /** The action items that programs added (API-25). */
  program_action: { team_id: string; action_id: string }
}
