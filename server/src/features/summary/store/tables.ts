export interface SummaryTables {
  slack_hook: {
    team_id: string
    url_encrypted: string
    channel_name: string
    configuration_url: string
    connected_by: string | null
    at: Date
  }
}
