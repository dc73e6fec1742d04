import type { SearchEntry } from '../ports.ts'

/** The feature's own table, and the columns that it reads of the tables of boards. */
export interface SearchTables {
  search_entry: {
    board_id: string
    kind: SearchEntry['kind']
    item_id: string
    note_id: string | null
    text: string
    /** A tsvector, which is only searched and never read. */
    lexemes: string
    /** When the retro began, which never changes; milliseconds since 1970. */
    board_created_at: number
  }
  board: {
    id: string
    team_id: string | null
    title: string
    created_at: number
    notes_count: number
    is_masked: boolean
    removed_people: readonly string[]
    deleted_at: Date | null
  }
  team_action: {
    team_id: string
    id: string
    text: string
    added_in: string
    is_deleted: boolean
  }
}
