import { actionIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import {
  changePublicActionItemSchema,
  newPublicActionItemSchema,
  newPublicRetroSchema,
  publicActionItemSchema,
  publicRetroMadeSchema,
} from '@retropulse/contract/public-api'
import { PUBLIC_API } from '@retropulse/contract/service-paths'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/route.ts'
import type { Program } from '../../orgs/api.ts'
import {
  addActionItem,
  changeActionItem,
  type ChangeActionItemsPorts,
} from '../commands/change-action-items.ts'
import { createRetro, type CreateRetroPorts } from '../commands/create-retro.ts'
import { retroUrl } from '../queries/read-retros.ts'

export type WriteRoutesOptions = CreateRetroPorts &
  ChangeActionItemsPorts & {
    /** The origin of this installation's pages, as the sender of a request reaches them. */
    readonly originOf: (request: FastifyRequest) => string
  }

const params = z.object({ teamId: teamIdSchema })
const mayBeUnavailable = true

/** What programs write with a key of the scope `write`. */
export function writeRoutes(route: Routes<Program>, options: WriteRoutesOptions): void {
  route.post(`${PUBLIC_API}/teams/:teamId/retros`, {
    summary: 'Starts a retro (scope write)',
    params,
    body: newPublicRetroSchema,
    answer: publicRetroMadeSchema,
    status: 201,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, body }) => createRetro(caller, teamId, body, options),
    present: ({ id }, { request }) => ({ id, url: retroUrl(options.originOf(request), id) }),
  })

  route.post(`${PUBLIC_API}/teams/:teamId/action-items`, {
    summary: 'Adds an action item to the latest retro of a team (scope write)',
    params,
    body: newPublicActionItemSchema,
    answer: publicActionItemSchema,
    status: 201,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, body }) => addActionItem(caller, teamId, body, options),
    present: ({ actionItem }) => actionItem,
  })

  route.patch(`${PUBLIC_API}/teams/:teamId/action-items/:actionItemId`, {
    summary: 'Changes or completes an action item (scope write)',
    params: params.extend({ actionItemId: actionIdSchema }),
    body: changePublicActionItemSchema,
    answer: publicActionItemSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId, actionItemId: actionId }, body }) =>
      changeActionItem(caller, { teamId, actionId }, body, options),
    present: ({ actionItem }) => actionItem,
  })
}
