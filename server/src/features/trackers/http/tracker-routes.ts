import { orgIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import {
  changeTrackerSchema,
  connectTrackerSchema,
  sendToTrackerSchema,
  trackerConnectedSchema,
  trackerIssuesQuerySchema,
  trackerIssuesSchema,
  teamTrackersSchema,
  trackerIdSchema,
  trackersSchema,
  trackerTargetsSchema,
  trackerTestedSchema,
} from '@retropulse/contract/trackers'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import {
  changeTracker,
  connectTracker,
  type ConnectTrackerPorts,
  disconnectTracker,
  renewHookSecret,
  testTracker,
} from '../commands/connect-tracker.ts'
import {
  listIssues,
  listTargets,
  sendActionItems,
  type SendActionItemsPorts,
} from '../commands/send-action-items.ts'
import { listTeamTrackers, listTrackers, type ListTrackersPorts } from '../queries/list-trackers.ts'

export interface TrackerRoutesOptions extends ConnectTrackerPorts, SendActionItemsPorts, ListTrackersPorts {
  readonly trackerStore: ConnectTrackerPorts['trackerStore']
  readonly now: () => number
  readonly identities: Pick<Identities, 'identify'>
  /** The public origin; undefined: the one that the request names. */
  readonly publicUrl: string | undefined
}

const ofTeam = z.object({ teamId: teamIdSchema })
const ofOne = ofTeam.extend({ trackerId: trackerIdSchema })
const ROOT = '/api/team/:teamId/trackers'

/** The trackers of a team, and what is sent to them (TRACK-1 to TRACK-8, TRACK-13). */
export function trackerRoutes(app: HttpApp, options: TrackerRoutesOptions): void {
  const route = routesOn(app, options.identities)
  const hookUrlOf = (id: string, { protocol, host }: FastifyRequest) =>
    `${options.publicUrl ?? `${protocol}://${host}`}/api/tracker-hooks/${id}`

  route.get(ROOT, {
    summary: 'The issue trackers of a team',
    params: ofTeam,
    answer: trackersSchema,
    call: ({ caller, params: { teamId } }) => listTrackers(caller, teamId, options),
    present: ({ trackers, mayEdit }, { request }) => ({
      trackers: trackers.map((tracker) => ({ ...tracker, hookUrl: hookUrlOf(tracker.id, request) })),
      mayEdit,
    }),
  })

  route.get('/api/org/:id/trackers', {
    summary: 'The issue trackers of the teams of an organisation, and how they are doing',
    params: z.object({ id: orgIdSchema }),
    answer: teamTrackersSchema,
    call: ({ caller, params: { id } }) => listTeamTrackers(caller, id, options),
    present: ({ teams }) => ({ teams }),
  })

  route.post(ROOT, {
    summary: 'Connects an issue tracker',
    params: ofTeam,
    body: connectTrackerSchema,
    answer: trackerConnectedSchema,
    status: 201,
    call: ({ caller, params: { teamId }, body }) => connectTracker(caller, teamId, body, options),
    present: ({ id, hookSecret }, { request }) => ({ id, hookSecret, hookUrl: hookUrlOf(id, request) }),
  })

  route.post(`${ROOT}/:trackerId`, {
    summary: 'Changes an issue tracker',
    params: ofOne,
    body: changeTrackerSchema,
    call: ({ caller, params: { teamId, trackerId }, body }) =>
      changeTracker(caller, teamId, { id: trackerId, changes: body }, options),
  })

  route.delete(`${ROOT}/:trackerId`, {
    summary: 'Disconnects an issue tracker',
    params: ofOne,
    call: ({ caller, params: { teamId, trackerId } }) =>
      disconnectTracker(caller, teamId, trackerId, options),
  })

  route.post(`${ROOT}/:trackerId/secret`, {
    summary: 'Makes a new secret for the webhook of a tracker, which is shown this once',
    params: ofOne,
    answer: trackerConnectedSchema,
    call: ({ caller, params: { teamId, trackerId } }) => renewHookSecret(caller, teamId, trackerId, options),
    present: ({ id, hookSecret }, { request }) => ({ id, hookSecret, hookUrl: hookUrlOf(id, request) }),
  })

  route.post(`${ROOT}/:trackerId/test`, {
    summary: 'Reads the project of a tracker, and says what came of it',
    params: ofOne,
    answer: trackerTestedSchema,
    call: ({ caller, params: { teamId, trackerId } }) => testTracker(caller, teamId, trackerId, options),
    present: ({ failure }) => ({ failure }),
  })

  route.get('/api/team/:teamId/tracker-targets', {
    summary: 'The issue trackers that action items of a team can be sent to',
    params: ofTeam,
    answer: trackerTargetsSchema,
    call: ({ caller, params: { teamId } }) => listTargets(caller, teamId, options),
    present: ({ trackers }) => ({ trackers }),
  })

  route.get('/api/team/:teamId/tracker-issues', {
    summary: 'The issues of action items',
    params: ofTeam,
    query: trackerIssuesQuerySchema,
    answer: trackerIssuesSchema,
    call: ({ caller, params: { teamId }, query: { ids } }) => listIssues(caller, teamId, ids, options),
    present: ({ issues }) => ({ issues: [...issues] }),
  })

  route.post('/api/team/:teamId/tracker-issues', {
    summary: 'Sends action items to an issue tracker, or tries again',
    params: ofTeam,
    body: sendToTrackerSchema,
    answer: trackerIssuesSchema,
    mayBeUnavailable: true,
    call: ({ caller, params: { teamId }, body }) => sendActionItems(caller, teamId, body, options),
    present: ({ issues }) => ({ issues: [...issues] }),
  })
}
