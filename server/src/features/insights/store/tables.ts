import type { Column } from '@retropulse/domain/board/state'
import type { BoardFacts } from '@retropulse/domain/insights/board-facts'
import type { Contribution } from '@retropulse/domain/insights/contribution'
import type { Miniature } from '@retropulse/domain/insights/miniature'
import type { ColumnType } from 'kysely'

type Json<Value> = ColumnType<Value, string, string>

/** The read model of insights, the only table that this feature writes. */
export interface InsightTables {
  board_fact: {
    board_id: string
    seq: number
    is_masked: boolean
    is_mood_over: boolean
    people_count: number
    cards_count: number
    votes_count: number
    emoji_count: number
    columns: Json<BoardFacts['columns']>
    contribution: ColumnType<Contribution | null, string | null, string | null>
    top_voted: Json<BoardFacts['topVotedCards']>
    top_reacted: Json<BoardFacts['topReactedCards']>
    side: BoardFacts['side']
    miniature: ColumnType<Miniature | null, string | null, string | null>
    notes: Json<BoardFacts['notes']>
  }
}

export interface ReadTables {
  board: {
    id: string
    team_id: string | null
    created_at: number
    seq: number
    title: string
    columns: readonly Column[]
    deleted_at: Date | null
    is_masked: boolean
    removed_people: readonly string[]
    active_at: number
  }
  team_action: {
    team_id: string
    status: 0 | 1
    time_stamp: number
    due: string | null
    added_in: string
    is_deleted: boolean
  }
}
