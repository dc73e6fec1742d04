import {
  changeConnectionSchema,
  connectedSchema,
  connectionsSchema,
  connectSchema,
  teamConnectionsSchema,
  deliveriesSchema,
  testedSchema,
} from '@retropulse/contract/connections'
import { orgIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import {
  changeConnection,
  connect,
  type ConnectPorts,
  disconnect,
  listConnections,
  listDeliveries,
  renewSecret,
  replayDelivery,
  testConnection,
  type WantedPlace,
} from '../commands/connect.ts'
import { listTeamConnections } from '../queries/list-connections.ts'

export interface ConnectionRoutesOptions extends ConnectPorts {
  readonly identities: Pick<Identities, 'identify'>
}

const idSchema = z.string().regex(/^[\w-]{1,40}$/)

/** The connections of teams and organisations (LINK-1 to LINK-12), each call below both. */
export function connectionRoutes(app: HttpApp, options: ConnectionRoutesOptions): void {
  const teamId = z.object({ teamId: teamIdSchema })
  const orgId = z.object({ id: orgIdSchema })
  routesOf(app, '/api/team/:teamId/connections', teamId, (params) => params, options)
  routesOf(app, '/api/org/:id/connections', orgId, ({ id }) => ({ orgId: id }), options)
  routesOn(app, options.identities).get('/api/org/:id/team-connections', {
    summary: 'The connections of the teams of an organisation, and how they are doing',
    params: orgId,
    answer: teamConnectionsSchema,
    call: ({ caller, params: { id } }) => listTeamConnections(caller, id, options),
    present: ({ teams }) => ({ teams }),
  })
}

function routesOf<Params extends z.ZodObject>(
  app: HttpApp,
  root: string,
  params: Params,
  placeOf: (params: z.output<Params>) => WantedPlace,
  options: ConnectionRoutesOptions,
): void {
  const route = routesOn(app, options.identities)
  const ofOne = z.object({ ...params.shape, connectionId: idSchema })
  const ofDelivery = ofOne.extend({ deliveryId: idSchema })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both have all fields of `params`
  const placeIn = (given: object) => placeOf(given as z.output<Params>)

  route.get(root, {
    summary: 'Connections with services outside',
    params,
    answer: connectionsSchema,
    call: ({ caller, params: given }) => listConnections(caller, placeIn(given), options),
    present: ({ connections, mayEdit }) => ({ connections: [...connections], mayEdit }),
  })

  route.post(root, {
    summary: 'Connects a service outside',
    params,
    body: connectSchema,
    answer: connectedSchema,
    status: 201,
    call: ({ caller, params: given, body }) => connect(caller, placeIn(given), body, options),
    present: ({ id, secret }) => ({ id, secret }),
  })

  route.post(`${root}/:connectionId`, {
    summary: 'Changes a connection',
    params: ofOne,
    body: changeConnectionSchema,
    call: ({ caller, params: given, body }) =>
      changeConnection(caller, placeIn(given), { id: given.connectionId, changes: body }, options),
  })

  route.delete(`${root}/:connectionId`, {
    summary: 'Ends a connection',
    params: ofOne,
    call: ({ caller, params: given }) => disconnect(caller, placeIn(given), given.connectionId, options),
  })

  route.post(`${root}/:connectionId/secret`, {
    summary: 'Makes a new secret for a webhook, which is shown this once',
    params: ofOne,
    answer: connectedSchema,
    call: ({ caller, params: given }) => renewSecret(caller, placeIn(given), given.connectionId, options),
    present: ({ id, secret }) => ({ id, secret }),
  })

  route.post(`${root}/:connectionId/test`, {
    summary: 'Sends a test message',
    params: ofOne,
    answer: testedSchema,
    call: ({ caller, params: given }) => testConnection(caller, placeIn(given), given.connectionId, options),
    present: ({ outcome }) => ({
      isSent: outcome.isSent,
      failure: outcome.isSent ? null : outcome.failure,
    }),
  })

  route.get(`${root}/:connectionId/deliveries`, {
    summary: 'What was sent to a connection',
    params: ofOne,
    answer: deliveriesSchema,
    call: ({ caller, params: given }) => listDeliveries(caller, placeIn(given), given.connectionId, options),
    present: ({ deliveries }) => ({ deliveries: [...deliveries] }),
  })

  route.post(`${root}/:connectionId/deliveries/:deliveryId/replay`, {
    summary: 'Sends something again',
    params: ofDelivery,
    call: ({ caller, params: given }) =>
      replayDelivery(
        caller,
        placeIn(given),
        { id: given.connectionId, deliveryId: given.deliveryId },
        options,
      ),
  })
}
