import type { DeliveryFailure } from '@retropulse/contract/connections'
import type { ConnectionKind, EventType } from '@retropulse/domain/connections/event-types'
import type { ColumnType, Generated } from 'kysely'
import type { Notice } from '../ports.ts'

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
  delivery: {
    id: string
    connection_id: string
    type: EventType | 'test'
    payload: ColumnType<DeliveryPayload, string, string>
    created_at: Generated<Date>
    next_try_at: Date | null
    tries: Generated<number>
    sent_at: Date | null
    status: number | null
    failure: DeliveryFailure | null
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

/** What a delivery says, as it is stored until it was sent. */
export interface DeliveryPayload {
  /** When it happened, in milliseconds since 1970. */
  readonly at: number
  readonly data: Readonly<Record<string, unknown>>
  readonly notice: Notice
}
