import { problemSchema } from '@retropulse/contract/accounts'
import {
  facilitatorsSchema,
  historyPageSchema,
  historyQuerySchema,
  removedPeopleSchema,
  trashSchema,
} from '@retropulse/contract/board-history'
import { boardIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { readFacilitators } from '../queries/read-facilitators.ts'
import { readHistory } from '../queries/read-history.ts'
import { readRemovedPeople } from '../queries/read-removed-people.ts'
import { readTrash, type ReadTrashPorts } from '../queries/read-trash.ts'

export type HistoryRoutesOptions = ReadTrashPorts & { readonly identities: Identities }

const params = z.object({ id: boardIdSchema })

/** History, trash, facilitators and removed people of a board, for its facilitators (BOARD-56, TRASH-5, LEAD-15). */
export function historyRoutes(app: HttpApp, options: HistoryRoutesOptions): void {
  const { identities } = options

  app.get(
    '/api/board/:id/history',
    {
      schema: {
        params,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readHistory(identity, request.params.id, request.query.from, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      const { rows, next, head } = read.page
      return reply.send({ rows: rows.map((row) => ({ ...row, events: [...row.events] })), next, head })
    },
  )

  app.get(
    '/api/board/:id/trash',
    { schema: { params, response: { 200: trashSchema, '4xx': problemSchema } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readTrash(identity, request.params.id, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.trash)
    },
  )

  app.get(
    '/api/board/:id/facilitators',
    { schema: { params, response: { 200: facilitatorsSchema, '4xx': problemSchema } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readFacilitators(identity, request.params.id, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send({ facilitators: [...read.facilitators] })
    },
  )

  app.get(
    '/api/board/:id/removed-people',
    { schema: { params, response: { 200: removedPeopleSchema, '4xx': problemSchema } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readRemovedPeople(identity, request.params.id, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send({ people: [...read.people] })
    },
  )
}
