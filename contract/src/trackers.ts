import {
  TRACKER_ADDRESS_MAX,
  TRACKER_ITEMS_MAX,
  TRACKER_PROJECT_MAX,
  TRACKER_TEXT_MAX,
} from '@retropulse/domain/trackers/limits'
import { TRACKER_KINDS } from '@retropulse/domain/trackers/tracker-kinds'
import { isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { actionIdSchema, actionIdsSchema } from './ids.ts'

/** Why a tracker did not do what it was asked for. */
export const TRACKER_FAILURES = [
  'unreachable',
  'timeout',
  'private-address',
  'redirect',
  /** The token is wrong, or may not do it (401, 403). */
  'no-access',
  /** The project, or the address, is not there (404, 410). */
  'not-found',
  /** The tracker refused the fields (another 4xx). */
  'invalid',
  'rate-limited',
  'error',
  'malformed',
  /** The token was encrypted with another secret of the installation. */
  'secret-lost',
  /** The action item was deleted, or is one of a private retro that the tracker was not connected for. */
  'withheld',
  /** Whether an issue was made cannot be found out, so that none is made. */
  'uncertain',
] as const
export type TrackerFailure = (typeof TRACKER_FAILURES)[number]

/** One line that a database and a header can hold. */
const textSchema = z.string().trim().min(1).max(TRACKER_TEXT_MAX).refine(isStorableLine)

export const trackerIdSchema = z.string().regex(/^[\w-]{1,40}$/)

/** POST /api/team/{teamId}/trackers (TRACK-1). */
export const connectTrackerSchema = z.strictObject({
  kind: z.enum(TRACKER_KINDS),
  project: z.string().max(TRACKER_PROJECT_MAX),
  /** Of a server of one's own, and of each Jira; null: the hosted service. */
  address: z.string().max(TRACKER_ADDRESS_MAX).nullable().default(null),
  token: textSchema,
  /** Of the Jira account that the token belongs to. */
  email: textSchema.nullable().default(null),
  /** Of Jira, such as Task. */
  issueType: textSchema.nullable().default(null),
  /** Action items of private retros may be sent, too (TRACK-6). */
  includesPrivate: z.boolean().default(false),
})
export type ConnectTracker = z.input<typeof connectTrackerSchema>
export type TrackerInput = z.output<typeof connectTrackerSchema>

/** POST …/trackers/{trackerId}: what is left out stays as it is. */
export const changeTrackerSchema = z.strictObject({
  includesPrivate: z.boolean().optional(),
  /** In the place of one that is wrong or has expired (TRACK-16). */
  token: textSchema.optional(),
  /** Linear makes the secret of a webhook itself (TRACK-13). */
  hookSecret: textSchema.optional(),
})
export type ChangeTracker = z.output<typeof changeTrackerSchema>

const moment = z.number().nullable()

/** A tracker as people see it: never its token or its secret. Moments in milliseconds since 1970. */
export const trackerSchema = z.object({
  id: z.string(),
  kind: z.enum(TRACKER_KINDS),
  project: z.string(),
  host: z.string(),
  includesPrivate: z.boolean(),
  /** Null: the account was deleted. */
  connectedBy: z.string().nullable(),
  createdAt: z.number(),
  lastSuccessAt: moment,
  lastFailureAt: moment,
  lastFailure: z.enum(TRACKER_FAILURES).nullable(),
  /** It failed several times in a row, or asked for a pause; null: it is not resting. */
  pausedUntil: moment,
  /** Where its webhook posts to. */
  hookUrl: z.string(),
  hasHookSecret: z.boolean(),
  /** The last webhook with a right signature; null: none. */
  lastHookAt: moment,
})
export type Tracker = z.infer<typeof trackerSchema>

/** GET …/trackers. */
export const trackersSchema = z.object({ trackers: z.array(trackerSchema), mayEdit: z.boolean() })
export type Trackers = z.infer<typeof trackersSchema>

/** GET /api/org/{id}/trackers: the trackers of all teams that have some (TRACK-15). */
export const teamTrackersSchema = z.object({
  teams: z.array(
    z.object({ id: z.string(), name: z.string(), trackers: z.array(trackerSchema.omit({ hookUrl: true })) }),
  ),
})
export type TeamTrackers = z.infer<typeof teamTrackersSchema>
export type ListedTracker = TeamTrackers['teams'][number]['trackers'][number]

/** The answer of POST …/trackers and POST …/secret: the secret of the webhook is shown this once; null for Linear. */
export const trackerConnectedSchema = z.object({
  id: z.string(),
  hookUrl: z.string(),
  hookSecret: z.string().nullable(),
})
export type TrackerConnected = z.infer<typeof trackerConnectedSchema>

/** POST …/trackers/{trackerId}/test: null when it works. */
export const trackerTestedSchema = z.object({ failure: z.enum(TRACKER_FAILURES).nullable() })
export type TrackerTested = z.infer<typeof trackerTestedSchema>

/** What became of an action item that was sent to a tracker (TRACK-8). */
export const trackerIssueSchema = z.object({
  actionId: z.string(),
  trackerId: z.string(),
  kind: z.enum(TRACKER_KINDS),
  /** `queued`: it is being sent; with a failure, it is tried again by itself. */
  state: z.enum(['queued', 'failed', 'open', 'closed']),
  failure: z.enum(TRACKER_FAILURES).nullable(),
  /** Such as `#12` or `WEB-12`; null until it was made. */
  label: z.string().nullable(),
  url: z.string().nullable(),
})
export type TrackerIssue = z.infer<typeof trackerIssueSchema>

/** GET /api/team/{teamId}/tracker-issues?ids=…: of these action items, those that were sent. */
export const trackerIssuesQuerySchema = z.object({ ids: actionIdsSchema })
export const trackerIssuesSchema = z.object({ issues: z.array(trackerIssueSchema) })
export type TrackerIssues = z.infer<typeof trackerIssuesSchema>

/** GET /api/team/{teamId}/tracker-targets: the trackers that action items can be sent to (TRACK-7). */
export const trackerTargetsSchema = z.object({
  trackers: z.array(trackerSchema.pick({ id: true, kind: true, project: true })),
})
export type TrackerTargets = z.infer<typeof trackerTargetsSchema>

/** POST /api/team/{teamId}/tracker-issues. */
export const sendToTrackerSchema = z.strictObject({
  trackerId: trackerIdSchema,
  actionIds: z.array(actionIdSchema).min(1).max(TRACKER_ITEMS_MAX),
})
export type SendToTracker = z.input<typeof sendToTrackerSchema>
