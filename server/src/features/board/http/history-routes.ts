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
import { sendText } from '../../../platform/http/send-text.ts'
import type { Limiter } from '../../../platform/http/request-limits.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { readFacilitators } from '../queries/read-facilitators.ts'
import { readHistory } from '../queries/read-history.ts'
import { readRemovedPeople } from '../queries/read-removed-people.ts'
import { readTrash, type ReadTrashPorts } from '../queries/read-trash.ts'

export type HistoryRoutesOptions = ReadTrashPorts & {
  readonly identities: Identities
  /** Reads of whole boards for one address (LIMIT-4). */
  readonly takeLargeRead: Limiter
}

const params = z.object({ id: boardIdSchema })

/** History, trash, facilitators and removed people of a board, for its facilitators (BOARD-56, TRASH-5, LEAD-15). */
export function historyRoutes(app: HttpApp, options: HistoryRoutesOptions): void {
  const route = routesOn(app, options.identities)

  // Written out: it has a limit of its own, and sends JSON that was serialized before.
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
      if (!(await options.takeLargeRead(request, reply))) return reply
      const identity = await options.identities.identify(request.headers)
      const read = await readHistory(identity, request.params.id, request.query.from, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return sendText(reply, read.json)
    },
  )

  route.get('/api/board/:id/trash', {
    params,
    answer: trashSchema,
    call: ({ caller, params: { id } }) => readTrash(caller, id, options),
    present: ({ trash }) => trash,
  })

  route.get('/api/board/:id/facilitators', {
    params,
    answer: facilitatorsSchema,
    call: ({ caller, params: { id } }) => readFacilitators(caller, id, options),
    present: ({ facilitators }) => ({ facilitators: [...facilitators] }),
  })

  route.get('/api/board/:id/removed-people', {
    params,
    answer: removedPeopleSchema,
    call: ({ caller, params: { id } }) => readRemovedPeople(caller, id, options),
    present: ({ people }) => ({ people: [...people] }),
  })
}
