import { problemSchema } from '@retropulse/contract/accounts'
import { orgIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import {
  orgPulseModelsSchema,
  pulseModelIdSchema,
  pulseModelMadeSchema,
  pulseModelSchema,
  savePulseModelSchema,
  teamPulseModelsSchema,
  togglePulseModelSchema,
} from '@retropulse/contract/pulse'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import {
  type ChangeModelPorts,
  deleteModel,
  restoreModel,
  saveModel,
  toggleModel,
} from '../commands/change-model.ts'
import { makeModel, type MakeModelPorts } from '../commands/make-model.ts'
import type { Changed, PulseModels, PulseRefused } from '../ports.ts'
import { type OrgModelsPorts, readOrgModels } from '../queries/org-models.ts'
import { readTeamModel, readTeamModels, type TeamModelsPorts } from '../queries/team-models.ts'

export interface ModelRoutesOptions
  extends ChangeModelPorts, MakeModelPorts, OrgModelsPorts, TeamModelsPorts {
  readonly models: PulseModels
  readonly identities: Pick<Identities, 'identify'>
}

const params = z.object({ id: orgIdSchema, modelId: pulseModelIdSchema })
const orgParams = params.pick({ id: true })
const refused = { '4xx': problemSchema }
const done = { 204: z.null(), ...refused }
const OF_ORG = '/api/org/:id/pulse-model'
const ONE = `${OF_ORG}/:modelId`
/** PULSE-35: thirty questions of full length, of characters with three bytes, do not fit into the usual limit. */
const bodyLimit = 128 * 1024

/** PULSE-26, PULSE-27, PULSE-28: an organisation's pulse models, for those who manage them and for its teams. */
export function modelRoutes(app: HttpApp, options: ModelRoutesOptions): void {
  const { identities } = options

  app.get(
    '/api/org/:id/pulse-models',
    {
      schema: {
        summary: 'Pulse models of an organisation',
        params: orgParams,
        response: { 200: orgPulseModelsSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readOrgModels(identity, request.params.id, options)
      return read.ok ? reply.send(read.list) : refuse(reply, read)
    },
  )

  app.get(
    '/api/team/:teamId/pulse-models',
    {
      schema: {
        summary: 'Pulse models that a team sees',
        params: z.object({ teamId: teamIdSchema }),
        response: { 200: teamPulseModelsSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readTeamModels(identity, request.params.teamId, options)
      return read.ok ? reply.send(read.list) : refuse(reply, read)
    },
  )

  app.get(
    '/api/team/:teamId/pulse-model/:modelId',
    {
      schema: {
        summary: 'One pulse model that a team sees',
        params: z.object({ teamId: teamIdSchema, modelId: pulseModelIdSchema }),
        response: { 200: pulseModelSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const { teamId, modelId } = request.params
      const read = await readTeamModel(identity, teamId, modelId, options)
      return read.ok ? reply.send(read.model) : refuse(reply, read)
    },
  )

  app.put(
    OF_ORG,
    {
      bodyLimit,
      schema: {
        summary: 'Makes a pulse model',
        params: orgParams,
        body: savePulseModelSchema,
        response: { 201: pulseModelMadeSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const made = await makeModel(identity, request.params.id, request.body, options)
      return made.ok ? reply.code(201).send({ id: made.id }) : refuse(reply, made)
    },
  )

  app.post(
    ONE,
    {
      bodyLimit,
      schema: { summary: 'Changes a pulse model', params, body: savePulseModelSchema, response: done },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      return answer(reply, await saveModel(identity, placeOf(request.params), request.body, options))
    },
  )

  app.post(
    `${ONE}/toggle`,
    {
      schema: {
        summary: 'Shows a pulse model to all teams, or to none',
        params,
        body: togglePulseModelSchema,
        response: done,
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      return answer(reply, await toggleModel(identity, placeOf(request.params), request.body, options))
    },
  )

  app.delete(
    ONE,
    { schema: { summary: 'Deletes a pulse model; for 30 days it can be restored', params, response: done } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      return answer(reply, await deleteModel(identity, placeOf(request.params), options))
    },
  )

  app.post(
    `${ONE}/restore`,
    { schema: { summary: 'Brings a deleted pulse model back', params, response: done } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      return answer(reply, await restoreModel(identity, placeOf(request.params), options))
    },
  )
}

function placeOf({ id, modelId }: z.infer<typeof params>) {
  return { orgId: id, modelId }
}

function answer(reply: FastifyReply, changed: Changed): FastifyReply {
  return changed.ok ? reply.code(204).send(null) : refuse(reply, changed)
}

function refuse(reply: FastifyReply, { code, fields }: PulseRefused): FastifyReply {
  return reply.code(HTTP_STATUS[code]).send({ code, ...(fields && { fields }) })
}
