import type { BoardEvent } from '@retropulse/domain/board/event'
import type { BoardSnapshot } from '@retropulse/domain/board/snapshot'
import type { RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import type { Column } from '@retropulse/domain/board/state'
import type { ColumnType, Generated } from 'kysely'

/** A bigint that never leaves the range of safe integers; the pool reads it as a number. */
type BigInteger = ColumnType<number, number, number>
type Json<Value> = ColumnType<Value, string, string>

/** The pulse survey that a retro discusses (PULSE-71). */
export interface BoardPulse {
  readonly id: string
  readonly name: string
  readonly modelId: string
}

export interface BoardTables {
  board: {
    id: string
    team_id: string | null
    org_id: string | null
    created_by: string
    is_private: boolean
    created_at: BigInteger
    seq: BigInteger
    title: string
    columns: Json<readonly Column[]>
    notes_count: number
    updated_at: BigInteger
    active_at: ColumnType<number, number | undefined, number>
    is_archive_announced: Generated<boolean>
    deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    is_masked: boolean
    is_anonymous: Generated<boolean>
    is_compact: Generated<boolean>
    removed_people: Generated<readonly string[]>
    theme: string | null
    background_url: string | null
    pulse: ColumnType<BoardPulse | null, string | undefined, never>
    run_steps: ColumnType<readonly RunStep[], string | undefined, never>
  }
  board_log: {
    board_id: string
    seq: BigInteger
    command_id: string
    actor: string
    at: BigInteger
    events: Json<readonly BoardEvent[]>
  }
  board_snapshot: {
    board_id: string
    seq: BigInteger
    version: number
    state: Json<BoardSnapshot>
  }
  board_feedback: { id: Generated<number>; board_id: string; feedback: string; at: Generated<Date> }
}
