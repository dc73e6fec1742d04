import type { TrackerFailure, TrackerIssue } from '@retropulse/contract/trackers'
import { type ActionId, asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { SETTLING_MS } from '@retropulse/domain/trackers/retry'
import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { type Kysely, sql } from 'kysely'
import type { Issue, TrackerTarget } from '../ports.ts'
import type { TrackerTables } from './tables.ts'
import { targetOf } from './trackers.ts'

/** Action items that were sent, or are to be sent: a queue that outlives the process, and what became of it (TRACK-9). */
export interface TrackerIssues {
  of(teamId: TeamId, actionIds: readonly ActionId[]): Promise<readonly TrackerIssue[]>
  /**
   * Stores that action items are to be sent. One that was sent already stays as it is; one that has failed is tried
   * again, in another tracker only if no issue can have been made.
   */
  add(input: SendInput, now: number): Promise<void>
  /**
   * Takes what is due, at most one of each tracker and none of those that are named, which are being asked. Others do
   * not get it meanwhile; a process that dies leaves it to them. No organisation has more than `ofOneOrg` of them at a
   * time, so that slow trackers of one delay no other (TRACK-10).
   */
  claim(wanted: {
    readonly now: number
    readonly limit: number
    readonly ofOneOrg: number
    readonly except: readonly string[]
  }): Promise<readonly ClaimedIssue[]>
  settle(claimed: ClaimedIssue, outcome: SettledOutcome): Promise<void>
  /** The state of these issues is asked for as soon as possible. */
  refresh(trackerId: string, externalIds: readonly string[], now: number): Promise<void>
}

export interface SendInput {
  readonly teamId: TeamId
  readonly trackerId: string
  readonly issues: readonly { readonly id: string; readonly actionId: ActionId }[]
}

/** What is to be done with an action item: to send it, or to ask for the state of its issue. */
export interface ClaimedIssue {
  /** By which the tracker finds the issue. */
  readonly id: string
  readonly teamId: TeamId
  readonly actionId: ActionId
  readonly trackerId: string
  readonly kind: TrackerKind
  /** Null: the token was encrypted with another secret of the installation. */
  readonly target: TrackerTarget | null
  readonly includesPrivate: boolean
  readonly lastHookAt: number | null
  readonly createdAt: number
  readonly firstTriedAt: number
  /** An issue may have been made before without being confirmed. */
  readonly mightExist: boolean
  readonly failures: number
  readonly externalId: string | null
  readonly isOpen: boolean
  readonly sentAt: number | null
  /** Until then no other process takes it. */
  readonly leasedUntil: number
}

export type SettledOutcome =
  | { readonly kind: 'sent'; readonly issue: Issue; readonly at: number; readonly nextAt: number | null }
  | { readonly kind: 'checked'; readonly isOpen: boolean; readonly nextAt: number | null }
  | {
      readonly kind: 'failed'
      readonly failure: TrackerFailure
      readonly failures: number
      readonly mayExist: boolean
      readonly nextAt: number | null
    }

/** Longer than a search and a request may take. */
const LEASE_MS = 3 * 60_000

/** The queue in PostgreSQL. */
export function createTrackerIssues(db: Kysely<TrackerTables>, key: string): TrackerIssues {
  return {
    async of(teamId, actionIds) {
      if (actionIds.length === 0) return []
      const rows = await db
        .selectFrom('tracker_issue as issue')
        .innerJoin('tracker', 'tracker.id', 'issue.tracker_id')
        .selectAll('issue')
        .select('tracker.kind')
        .where('issue.team_id', '=', teamId)
        .where('issue.action_id', 'in', [...actionIds])
        .execute()
      return rows.map((row) => ({
        actionId: row.action_id,
        trackerId: row.tracker_id,
        kind: row.kind,
        state: stateOf(row),
        failure: row.external_id === null ? row.failure : null,
        label: row.label,
        url: row.url,
      }))
    },

    async add({ teamId, trackerId, issues }, now) {
      const ids = issues.map(({ id }) => id)
      const actionIds = issues.map(({ actionId }) => actionId)
      await sql`
        INSERT INTO tracker_issue (id, team_id, action_id, tracker_id, due_at)
        SELECT wanted.id::uuid, ${teamId}, wanted.action_id, ${trackerId}, ${new Date(now)}
        FROM unnest(${ids}::text[], ${actionIds}::text[]) AS wanted (id, action_id)
        -- In one order, so that two calls never wait for each other.
        ORDER BY wanted.action_id
        ON CONFLICT (team_id, action_id) DO UPDATE SET
          tracker_id = excluded.tracker_id, failures = 0, failure = NULL,
          due_at = greatest(
            excluded.due_at,
            CASE WHEN tracker_issue.may_exist
              THEN tracker_issue.tried_at + ${SETTLING_MS} * interval '1 millisecond' END)
        WHERE tracker_issue.external_id IS NULL AND tracker_issue.due_at IS NULL
          AND (tracker_issue.tracker_id = excluded.tracker_id OR NOT tracker_issue.may_exist)`.execute(db)
    },

    async claim({ now, limit, ofOneOrg, except }) {
      const lease = new Date(now + LEASE_MS)
      const { rows } = await sql<ClaimedRow>`
        WITH under_way AS (
          SELECT team.org_id, count(*) AS asking FROM tracker JOIN team ON team.id = tracker.team_id
          WHERE tracker.id = ANY(${[...except]}::text[]) GROUP BY team.org_id),
        waiting AS (
          SELECT tracker.id, first.due_at,
            coalesce(under_way.asking, 0)
              + row_number() OVER (PARTITION BY team.org_id ORDER BY first.due_at, tracker.id) AS place
          FROM tracker
          JOIN team ON team.id = tracker.team_id AND team.deleted_at IS NULL
          LEFT JOIN under_way ON under_way.org_id = team.org_id
          CROSS JOIN LATERAL (
            SELECT min(issue.due_at) AS due_at FROM tracker_issue AS issue
            WHERE issue.tracker_id = tracker.id AND issue.due_at <= ${new Date(now)}) AS first
          WHERE first.due_at IS NOT NULL
            AND (tracker.paused_until IS NULL OR tracker.paused_until <= ${new Date(now)})
            AND NOT tracker.id = ANY(${[...except]}::text[])),
        due AS (
          SELECT next.id, next.may_exist FROM waiting
          CROSS JOIN LATERAL (
            SELECT issue.id, issue.may_exist FROM tracker_issue AS issue
            WHERE issue.tracker_id = waiting.id AND issue.due_at <= ${new Date(now)}
            -- What a user waits for comes first.
            ORDER BY issue.external_id IS NOT NULL, issue.due_at, issue.id LIMIT 1
            FOR UPDATE SKIP LOCKED) AS next
          WHERE waiting.place <= ${ofOneOrg}
          ORDER BY waiting.due_at LIMIT ${limit})
        UPDATE tracker_issue AS issue SET
          due_at = ${lease}, tried_at = ${new Date(now)},
          first_tried_at = coalesce(issue.first_tried_at, ${new Date(now)}),
          may_exist = true
        FROM due, tracker
        WHERE issue.id = due.id AND tracker.id = issue.tracker_id
        RETURNING issue.id, issue.team_id, issue.action_id, issue.tracker_id, issue.created_at, issue.failures,
          issue.first_tried_at, issue.external_id, issue.is_open, issue.sent_at, due.may_exist AS might_exist,
          tracker.kind, tracker.project, tracker.address, tracker.email, tracker.issue_type,
          tracker.token_encrypted, tracker.includes_private, tracker.last_hook_at`.execute(db)
      return rows.map((row) => claimedOf(row, lease.getTime(), key))
    },

    async settle({ id, leasedUntil }, outcome) {
      const nextAt = outcome.nextAt === null ? null : new Date(outcome.nextAt)
      await db
        .updateTable('tracker_issue')
        .set({
          ...changesOf(outcome),
          // A webhook that came meanwhile is not forgotten.
          due_at: sql<Date | null>`CASE WHEN due_at = ${new Date(leasedUntil)} THEN ${nextAt}::timestamptz ELSE due_at END`,
        })
        .where('id', '=', id)
        .execute()
    },

    async refresh(trackerId, externalIds, now) {
      if (externalIds.length === 0) return
      await sql`
        UPDATE tracker_issue SET due_at = ${new Date(now)}
        WHERE tracker_id = ${trackerId} AND external_id = ANY(${[...externalIds]}::text[])
          AND (due_at IS NULL OR due_at > ${new Date(now)})`.execute(db)
    },
  }
}

function stateOf(row: {
  readonly external_id: string | null
  readonly due_at: Date | null
  readonly is_open: boolean
}): TrackerIssue['state'] {
  if (row.external_id !== null) return row.is_open ? 'open' : 'closed'
  return row.due_at === null ? 'failed' : 'queued'
}

function changesOf(outcome: SettledOutcome) {
  switch (outcome.kind) {
    case 'sent': {
      const { externalId, label, url, isOpen } = outcome.issue
      const made = { external_id: externalId, label, url, is_open: isOpen }
      return { ...made, failure: null, failures: 0, sent_at: new Date(outcome.at) }
    }
    case 'checked':
      return { is_open: outcome.isOpen }
    case 'failed':
      return { failure: outcome.failure, failures: outcome.failures, may_exist: outcome.mayExist }
  }
}

interface ClaimedRow {
  readonly id: string
  readonly team_id: string
  readonly action_id: string
  readonly tracker_id: string
  readonly created_at: Date
  readonly failures: number
  readonly first_tried_at: Date
  readonly external_id: string | null
  readonly is_open: boolean
  readonly sent_at: Date | null
  readonly might_exist: boolean
  readonly kind: TrackerKind
  readonly project: string
  readonly address: string | null
  readonly email: string | null
  readonly issue_type: string | null
  readonly token_encrypted: string
  readonly includes_private: boolean
  readonly last_hook_at: Date | null
}

function claimedOf(row: ClaimedRow, leasedUntil: number, key: string): ClaimedIssue {
  return {
    id: row.id,
    teamId: asId<TeamId>(row.team_id),
    actionId: asId<ActionId>(row.action_id),
    trackerId: row.tracker_id,
    kind: row.kind,
    target: targetOf(row, row.tracker_id, key),
    includesPrivate: row.includes_private,
    lastHookAt: row.last_hook_at?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
    firstTriedAt: row.first_tried_at.getTime(),
    mightExist: row.might_exist,
    failures: row.failures,
    externalId: row.external_id,
    isOpen: row.is_open,
    sentAt: row.sent_at?.getTime() ?? null,
    leasedUntil,
  }
}
