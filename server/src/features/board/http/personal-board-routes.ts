import { problemSchema } from '@retropulse/contract/accounts'
import { createBoardSchema, personalBoardsSchema } from '@retropulse/contract/board'
import { boardIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { createPersonalBoard, type CreatePersonalBoardPorts } from '../commands/create-personal-board.ts'
import {
  deletePersonalBoard,
  type RemovePersonalBoardPorts,
  restorePersonalBoard,
} from '../commands/remove-personal-board.ts'
import { readPersonalBoards, type ReadPersonalBoardsPorts } from '../queries/personal-boards.ts'

export type PersonalBoardRoutesOptions = CreatePersonalBoardPorts &
  RemovePersonalBoardPorts &
  ReadPersonalBoardsPorts & { readonly identities: Pick<Identities, 'identify'> }

const params = z.object({ boardId: boardIdSchema })
const refused = { '4xx': problemSchema, '5xx': problemSchema }

/** Boards without a team: created, listed, deleted and restored by their creator (CREATE-18, CREATE-22, TRASH-11). */
export function personalBoardRoutes(app: HttpApp, options: PersonalBoardRoutesOptions): void {
  const { identities } = options

  app.post(
    '/api/boards',
    {
      schema: {
        summary: 'Starts a retro without a team',
        body: createBoardSchema,
        response: { 201: z.object({ id: z.string() }), ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const created = await createPersonalBoard(identity, request.body, options)
      if (!created.ok) return reply.code(HTTP_STATUS[created.code]).send({ code: created.code })
      return reply.code(201).send({ id: created.id })
    },
  )

  app.get(
    '/api/boards',
    {
      schema: {
        summary: 'One’s own retros without a team, and those that can be brought back',
        response: { 200: personalBoardsSchema, ...refused },
      },
    },
    async (request, reply) => {
      const read = await readPersonalBoards(await identities.identify(request.headers), options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send({ boards: [...read.boards], trash: [...read.trash] })
    },
  )

  app.delete(
    '/api/board/:boardId',
    {
      schema: {
        summary: 'Deletes one’s own retro without a team; for 30 days it can be restored',
        params,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const deleted = await deletePersonalBoard(identity, request.params.boardId, options)
      if (!deleted.ok) return reply.code(HTTP_STATUS[deleted.code]).send({ code: deleted.code })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/board/:boardId/restore',
    {
      schema: {
        summary: 'Brings one’s own deleted retro without a team back',
        params,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const restored = await restorePersonalBoard(identity, request.params.boardId, options)
      if (!restored.ok) return reply.code(HTTP_STATUS[restored.code]).send({ code: restored.code })
      return reply.code(204).send(null)
    },
  )
}
