export interface CalendarTables {
  calendar_link: {
    team_id: string
    token_hash: string
    includes_private: boolean
    created_by: string | null
    created_at: Date
    last_read_at: Date | null
  }
}
