import type { DeliveryFailure, Withheld } from '@retropulse/contract/connections'
import type { ConnectionKind, EventType } from '@retropulse/domain/connections/event-types'
import type { ColumnType, Generated } from 'kysely'

export interface ConnectionTables {
  connection: {
    id: string
    org_id: string
    team_id: string | null
    /** It goes with the Slack channel of this team; null: with none. */
    slack_team: Generated<string | null>
    kind: ConnectionKind
    name: string
    url_encrypted: string
    host: string
    secret_encrypted: string
    previous_secret_encrypted: string | null
    previous_until: Date | null
    events: readonly EventType[]
    includes_private: boolean
    created_by: string | null
    created_at: Generated<Date>
    last_success_at: Date | null
    last_failure_at: Date | null
    last_failure: DeliveryFailure | null
    failures: Generated<number>
    paused_until: Date | null
  }
  connection_delivery: {
    id: string
    /** The order in which a connection receives them. */
    seq: Generated<string>
    connection_id: string
    type: EventType | 'test'
    /** When it happened. */
    at: Date
    team_id: string | null
    board_id: string | null
    /** The id of what it is about, or of whom; null: there is none. */
    subject: string | null
    details: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>
    /** Null: it was sent, withheld or given up. */
    due_at: Date | null
    tries: Generated<number>
    sent_at: Date | null
    status: number | null
    failure: DeliveryFailure | null
    withheld: Withheld | null
  }
  event_outbox: {
    id: Generated<string>
    org_id: string
    team_id: string | null
    type: EventType
    subject: string
    details: ColumnType<Readonly<Record<string, unknown>>, string, string>
    at: Generated<Date>
  }
  ended_retro: { board_id: string }
}
