import { orgIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import {
  orgPulseModelsSchema,
  pulseModelIdSchema,
  pulseModelMadeSchema,
  pulseModelSchema,
  changePulseModelSchema,
  savePulseModelSchema,
  teamPulseModelsSchema,
  togglePulseModelSchema,
} from '@retropulse/contract/pulse'
import type { DoInSteps } from '@retropulse/domain/kernel/text-in-steps'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import {
  type ChangeModelPorts,
  deleteModel,
  restoreModel,
  saveModel,
  toggleModel,
} from '../commands/change-model.ts'
import { makeModel, type MakeModelPorts } from '../commands/make-model.ts'
import type { PulseModels } from '../ports.ts'
import { orgModelsJson, teamModelsJson } from '../queries/models-json.ts'
import { type OrgModelsPorts, readOrgModels } from '../queries/org-models.ts'
import { readTeamModel, readTeamModels, type TeamModelsPorts } from '../queries/team-models.ts'

export interface ModelRoutesOptions
  extends ChangeModelPorts, MakeModelPorts, OrgModelsPorts, TeamModelsPorts {
  readonly models: PulseModels
  readonly identities: Pick<Identities, 'identify'>
  readonly doInSteps: DoInSteps
}

const params = z.object({ id: orgIdSchema, modelId: pulseModelIdSchema })
const orgParams = params.pick({ id: true })
const OF_ORG = '/api/org/:id/pulse-model'
const ONE = `${OF_ORG}/:modelId`
/** PULSE-35: thirty questions of full length, of characters with three bytes, do not fit into the usual limit. */
const bodyLimit = 128 * 1024

/** PULSE-26, PULSE-27, PULSE-28: an organisation's pulse models, for those who manage them and for its teams. */
export function modelRoutes(app: HttpApp, options: ModelRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get('/api/org/:id/pulse-models', {
    summary: 'Pulse models of an organisation',
    params: orgParams,
    answer: orgPulseModelsSchema,
    call: ({ caller, params: { id } }) => readOrgModels(caller, id, options),
    text: ({ list }) => orgModelsJson(list, options.doInSteps),
  })

  route.get('/api/team/:teamId/pulse-models', {
    summary: 'Pulse models that a team sees',
    params: z.object({ teamId: teamIdSchema }),
    answer: teamPulseModelsSchema,
    call: ({ caller, params: { teamId } }) => readTeamModels(caller, teamId, options),
    text: ({ list }) => teamModelsJson(list, options.doInSteps),
  })

  route.get('/api/team/:teamId/pulse-model/:modelId', {
    summary: 'One pulse model that a team sees',
    params: z.object({ teamId: teamIdSchema, modelId: pulseModelIdSchema }),
    answer: pulseModelSchema,
    call: ({ caller, params: { teamId, modelId } }) => readTeamModel(caller, teamId, modelId, options),
    present: ({ model }) => model,
  })

  route.put(OF_ORG, {
    summary: 'Makes a pulse model',
    params: orgParams,
    body: savePulseModelSchema,
    bodyLimit,
    answer: pulseModelMadeSchema,
    status: 201,
    call: ({ caller, params: { id }, body }) => makeModel(caller, id, body, options),
    present: ({ id }) => ({ id }),
  })

  route.post(ONE, {
    summary: 'Changes a pulse model',
    params,
    body: changePulseModelSchema,
    bodyLimit,
    call: (call) => saveModel(call.caller, placeOf(call.params), call.body, options),
  })

  route.post(`${ONE}/toggle`, {
    summary: 'Shows a pulse model to all teams, or to none',
    params,
    body: togglePulseModelSchema,
    call: (call) => toggleModel(call.caller, placeOf(call.params), call.body, options),
  })

  route.delete(ONE, {
    summary: 'Deletes a pulse model; for 30 days it can be restored',
    params,
    call: (call) => deleteModel(call.caller, placeOf(call.params), options),
  })

  route.post(`${ONE}/restore`, {
    summary: 'Brings a deleted pulse model back',
    params,
    call: (call) => restoreModel(call.caller, placeOf(call.params), options),
  })
}

function placeOf({ id, modelId }: z.infer<typeof params>) {
  return { orgId: id, modelId }
}
