import { problemSchema } from '@retropulse/contract/accounts'
import { createBoardSchema } from '@retropulse/contract/board'
import { boardEntitySchema } from '@retropulse/contract/board-entity'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import { sendText } from '../../../platform/http/send-text.ts'
import type { Limiter } from '../../../platform/http/request-limits.ts'
import type { Identities } from '../../auth/api.ts'
import { createBoard, type CreateBoardPorts } from '../commands/create-board.ts'
import { type ReadBoardPorts, readBoard } from '../queries/read-board.ts'

export type BoardRoutesOptions = CreateBoardPorts &
  ReadBoardPorts & {
    readonly identities: Identities
    /** Reads of whole boards for one address (LIMIT-4). */
    readonly takeLargeRead: Limiter
  }

/** Creating a retro and reading a board over HTTP (CREATE-15, BOARD-64). */
export function boardRoutes(app: HttpApp, options: BoardRoutesOptions): void {
  const { identities, takeLargeRead } = options

  routesOn(app, identities).post('/api/team/:teamId/boards', {
    summary: 'Starts a retro',
    params: z.object({ teamId: teamIdSchema }),
    body: createBoardSchema,
    answer: z.object({ id: z.string() }),
    status: 201,
    mayBeUnavailable: true,
    call: ({ caller, params: { teamId }, body }) => createBoard(caller, teamId, body, options),
    present: ({ id }) => ({ id }),
  })

  // Written out: it has a limit of its own, and sends JSON that was serialized before.
  app.get(
    '/api/board/:id',
    {
      schema: {
        params: z.object({ id: boardIdSchema }),
        querystring: z.object({ include: z.literal('notes').optional() }),
        response: { 200: boardEntitySchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const includesNotes = request.query.include === 'notes'
      if (includesNotes && !(await takeLargeRead(request, reply))) return reply
      const identity = await identities.identify(request.headers)
      const read = await readBoard(identity, request.params.id, includesNotes, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      const { board, json } = read
      return json === undefined ? reply.send(board) : sendText(reply, json)
    },
  )
}
