import type { Withheld } from '@retropulse/contract/connections'
import { isArchived, type PlanId } from '@retropulse/domain/billing/plans'
import type { EventType } from '@retropulse/domain/connections/event-types'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import { IS_OPEN_TO_CONNECTION, IS_THERE, SUBJECTS } from './event-subjects.ts'
import type { ConnectionTables } from './tables.ts'

/** Something that happened, with what may be said of it now. */
export interface EventContent {
  readonly type: EventType
  /** Milliseconds since 1970. */
  readonly at: number
  readonly org: Named
  readonly team: Named | null
  /** The retro, or that of the action item; null: there is none. */
  readonly retro: EventRetro | null
  readonly action: EventAction | null
  readonly survey: { readonly id: string; readonly name: string; readonly closesAt: number | null } | null
  /** Who joined or left. */
  readonly personId: string | null
  /** The names of the plans, of a change of plan. */
  readonly details: Readonly<Record<string, unknown>>
}

interface Named {
  readonly id: string
  readonly name: string
}

export interface EventRetro {
  readonly id: BoardId
  readonly title: string
  /** False while brainstorming, and once it is archived: its notes are not sent then. */
  readonly showsNotes: boolean
}

export interface EventAction {
  readonly id: string
  readonly text: string
  readonly isDone: boolean
  /** YYYY-MM-DD; null: none. */
  readonly due: string | null
  readonly assigneeId: string | null
}

/** What deliveries say; it is read whenever one is sent, and stored nowhere (LINK-7, LINK-17). */
export interface EventContents {
  /** Null when the delivery was deleted. */
  of(deliveryId: string, now: number): Promise<EventContent | { readonly withheld: Withheld } | null>
}

interface ContentRow {
  readonly type: EventType
  readonly at: Date
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
  readonly withheld: Withheld | null
  readonly org_id: string
  readonly org_name: string
  readonly plan_id: PlanId | null
  readonly team_id: string | null
  readonly team_name: string | null
  readonly board_id: string | null
  readonly board_title: string
  readonly board_created_at: number
  readonly board_is_masked: boolean
  readonly action_text: string | null
  readonly action_status: 0 | 1 | null
  readonly action_due: string | null
  readonly action_assignee: string | null
  readonly survey_name: string | null
  readonly survey_closes_at: Date | null
}

/** What deliveries say, in PostgreSQL. */
export function createEventContents(db: Kysely<ConnectionTables>): EventContents {
  return {
    async of(deliveryId, now) {
      const { rows } = await sql<ContentRow>`
        SELECT happened.type, happened.at, happened.subject, happened.details, organisation.id AS org_id,
          organisation.name AS org_name, organisation.plan_id, team.id AS team_id, team.name AS team_name,
          board.id AS board_id, board.title AS board_title, board.created_at AS board_created_at,
          board.is_masked AS board_is_masked, action.text AS action_text, action.status AS action_status,
          action.due AS action_due, action.assignee AS action_assignee, survey.name AS survey_name,
          survey.closes_at AS survey_closes_at,
          CASE
            WHEN NOT ${IS_THERE} THEN 'deleted'
            WHEN NOT ${IS_OPEN_TO_CONNECTION} THEN 'private'
            WHEN NOT happened.type = ANY(connection.events) THEN 'not-chosen'
          END AS withheld
        FROM (
          SELECT delivery.*, connection.org_id FROM connection_delivery AS delivery
          JOIN connection ON connection.id = delivery.connection_id
          WHERE delivery.id = ${deliveryId}) AS happened
        JOIN connection ON connection.id = happened.connection_id
        ${SUBJECTS}`.execute(db)
      const [row] = rows
      if (row === undefined) return null
      return row.withheld === null ? contentOf(row, now) : { withheld: row.withheld }
    },
  }
}

function contentOf(row: ContentRow, now: number): EventContent {
  const { type, subject, details } = row
  return {
    type,
    at: row.at.getTime(),
    org: { id: row.org_id, name: row.org_name },
    team: row.team_id === null ? null : { id: row.team_id, name: row.team_name ?? '' },
    retro:
      row.board_id === null
        ? null
        : {
            id: asId<BoardId>(row.board_id),
            title: row.board_title,
            showsNotes: !row.board_is_masked && !isArchived(row.board_created_at, row.plan_id, now),
          },
    action:
      row.action_text === null
        ? null
        : {
            id: subject,
            text: row.action_text,
            isDone: row.action_status === 1,
            due: row.action_due,
            assigneeId: row.action_assignee,
          },
    survey:
      row.survey_name === null
        ? null
        : { id: subject, name: row.survey_name, closesAt: row.survey_closes_at?.getTime() ?? null },
    personId: type.startsWith('member.') ? subject : null,
    details,
  }
}
