import { problemSchema } from '@retropulse/contract/accounts'
import {
  boardCardSchema,
  boardTrashSchema,
  teamHistoryQuerySchema,
  teamHistorySchema,
} from '@retropulse/contract/board'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { deleteBoard, type DeleteBoardPorts } from '../commands/delete-board.ts'
import { restoreBoard, type RestoreBoardPorts } from '../commands/restore-board.ts'
import { readBoardTrash, type ReadBoardTrashPorts } from '../queries/board-trash.ts'
import { readCard, type ReadCardPorts } from '../queries/team-cards.ts'
import { readTeamHistory, type TeamHistoryPorts } from '../queries/team-history.ts'

export type TeamBoardRoutesOptions = DeleteBoardPorts &
  RestoreBoardPorts &
  ReadBoardTrashPorts &
  ReadCardPorts &
  TeamHistoryPorts & { readonly identities: Pick<Identities, 'identify'> }

const ofTeam = z.object({ teamId: teamIdSchema })
const ofBoard = z.object({ teamId: teamIdSchema, boardId: boardIdSchema })
const refused = { '4xx': problemSchema }

/** Boards in the lists of their team, deletion, trash and restore (DASH-11, DASH-27, TRASH-8). */
export function teamBoardRoutes(app: HttpApp, options: TeamBoardRoutesOptions): void {
  const { identities } = options

  app.get(
    '/api/team/:teamId/board/:boardId',
    {
      schema: {
        summary: 'A retro as it stands in its team’s list',
        params: ofBoard,
        response: { 200: boardCardSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readCard(identity, request.params, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.card)
    },
  )

  app.delete(
    '/api/team/:teamId/board/:boardId',
    {
      schema: {
        summary: 'Deletes a retro, and answers the others; for 30 days it can be restored',
        params: ofBoard,
        response: { 200: z.array(boardCardSchema), ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const deleted = await deleteBoard(identity, request.params, options)
      if (!deleted.ok) return reply.code(HTTP_STATUS[deleted.code]).send({ code: deleted.code })
      return reply.send([...deleted.boards])
    },
  )

  app.post(
    '/api/team/:teamId/board/:boardId/restore',
    {
      schema: {
        summary: 'Brings a deleted retro back',
        params: ofBoard,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const restored = await restoreBoard(identity, request.params, options)
      if (!restored.ok) return reply.code(HTTP_STATUS[restored.code]).send({ code: restored.code })
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/team/:teamId/trash',
    {
      schema: {
        summary: 'Deleted retros of a team that can be restored',
        params: ofTeam,
        response: { 200: boardTrashSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readBoardTrash(identity, request.params.teamId, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.trash)
    },
  )

  app.get(
    '/api/team/:teamId/history',
    {
      schema: {
        summary: 'The retros of a team since a moment, oldest first, a hundred at a time',
        params: ofTeam,
        querystring: teamHistoryQuerySchema,
        response: { 200: teamHistorySchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readTeamHistory(identity, request.params.teamId, request.query.from, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.history)
    },
  )
}
