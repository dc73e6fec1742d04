import type { DeliveryFailure } from '@retropulse/contract/connections'
import type { ColumnType, Generated } from 'kysely'

export interface SlackTables {
  slack_hook: {
    team_id: string
    url_encrypted: string
    channel_name: string
    configuration_url: string
    connected_by: string | null
    at: Date
    last_success_at: Date | null
    last_failure_at: Date | null
    last_failure: DeliveryFailure | null
    has_digest: Generated<boolean>
    includes_private: Generated<boolean>
    /** YYYY-MM-DD. */
    digest_of: ColumnType<string | null, string | null, string | null>
  }
}
