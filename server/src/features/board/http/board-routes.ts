import { boardSchema, createBoardSchema } from '@retropulse/contract/board'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Identities } from '../../auth/ports.ts'
import { createBoard, type CreateBoardPorts } from '../commands/create-board.ts'
import { type ReadBoardPorts, readBoard } from '../queries/read-board.ts'

export type BoardRoutesOptions = CreateBoardPorts & ReadBoardPorts & { readonly identities: Identities }

/** The board's calls over HTTP (board.md §7, teams.md §7). */
export function boardRoutes(app: FastifyInstance, options: BoardRoutesOptions): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { identities } = options

  routes.post(
    '/api/team/:teamId/boards',
    { schema: { params: z.object({ teamId: teamIdSchema }), body: createBoardSchema } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const created = await createBoard(identity, request.params.teamId, request.body, options)
      if (!created.ok) return reply.status(HTTP_STATUS[created.code]).send({ code: created.code })
      return reply.status(201).send({ id: created.id })
    },
  )

  routes.get(
    '/api/board/:id',
    { schema: { params: z.object({ id: boardIdSchema }) } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const board = await readBoard(identity, request.params.id, options)
      if (!board.ok) return reply.status(HTTP_STATUS[board.code]).send({ code: board.code })
      return reply.send(boardSchema.parse(board.board))
    },
  )
}
