import { problemSchema } from '@retropulse/contract/accounts'
import {
  actionFilterSchema,
  actionsChangedSchema,
  changeActionsSchema,
  myActionsSchema,
  teamActionsSchema,
} from '@retropulse/contract/actions'
import { teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { changeActions, type ChangeActionsPorts } from '../commands/change-actions.ts'
import { listActions } from '../queries/list-actions.ts'
import { myActions } from '../queries/my-actions.ts'

export type ActionRoutesOptions = ChangeActionsPorts & { readonly identities: Identities }

const params = z.object({ teamId: teamIdSchema })
const answers = <Schema>(schema: Schema) => ({ 200: schema, '4xx': problemSchema, '5xx': problemSchema })

/** Action items of teams, listed and changed apart from their boards (ACTION-26, ACTION-29, ACTION-33). */
export function actionRoutes(app: HttpApp, options: ActionRoutesOptions): void {
  const { identities } = options

  app.get(
    '/api/team/:teamId/actions',
    {
      schema: {
        params,
        querystring: actionFilterSchema,
        response: answers(teamActionsSchema),
        summary: 'The actions of a team',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const listed = await listActions(identity, request.params.teamId, request.query, options)
      if (!listed.ok) return reply.code(HTTP_STATUS[listed.code]).send({ code: listed.code })
      return reply.send(listed.list)
    },
  )

  app.post(
    '/api/team/:teamId/actions',
    {
      schema: {
        params,
        body: changeActionsSchema,
        response: answers(actionsChangedSchema),
        summary: 'Changes actions of a team, or adds one',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const changed = await changeActions(identity, request.params.teamId, request.body, options)
      if (!changed.ok) return reply.code(HTTP_STATUS[changed.code]).send({ code: changed.code })
      return reply.send({ actions: changed.actions })
    },
  )

  app.get(
    '/api/my-actions',
    {
      schema: {
        response: answers(myActionsSchema),
        summary: 'What somebody is to do, in all of their teams',
      },
    },
    async (request, reply) => {
      const mine = await myActions(await identities.identify(request.headers), options)
      if (!mine.ok) return reply.code(HTTP_STATUS[mine.code]).send({ code: mine.code })
      return reply.send(mine.list)
    },
  )
}
