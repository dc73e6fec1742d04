import {
  boardCardSchema,
  boardTrashSchema,
  teamHistoryQuerySchema,
  teamHistorySchema,
} from '@retropulse/contract/board'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import { arrayInSteps } from '@retropulse/domain/kernel/json-in-steps'
import type { DoInSteps } from '@retropulse/domain/kernel/text-in-steps'
import type { Identities } from '../../auth/api.ts'
import { deleteBoard, type DeleteBoardPorts } from '../commands/delete-board.ts'
import { restoreBoard, type RestoreBoardPorts } from '../commands/restore-board.ts'
import { readBoardTrash, type ReadBoardTrashPorts } from '../queries/board-trash.ts'
import { readCard, type ReadCardPorts } from '../queries/team-cards.ts'
import { readTeamHistory, type TeamHistoryPorts } from '../queries/team-history.ts'

export type TeamBoardRoutesOptions = DeleteBoardPorts &
  RestoreBoardPorts &
  ReadBoardTrashPorts &
  ReadCardPorts &
  TeamHistoryPorts & {
    readonly identities: Pick<Identities, 'identify'>
    readonly doInSteps: DoInSteps
  }

const ofTeam = z.object({ teamId: teamIdSchema })
const ofBoard = z.object({ teamId: teamIdSchema, boardId: boardIdSchema })

/** Boards in the lists of their team, deletion, trash and restore (DASH-11, DASH-27, TRASH-8). */
export function teamBoardRoutes(app: HttpApp, options: TeamBoardRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get('/api/team/:teamId/board/:boardId', {
    summary: 'A retro as it stands in its team’s list',
    params: ofBoard,
    answer: boardCardSchema,
    call: ({ caller, params }) => readCard(caller, params, options),
    present: ({ card }) => card,
  })

  route.delete('/api/team/:teamId/board/:boardId', {
    summary: 'Deletes a retro, and answers the others; for 30 days it can be restored',
    params: ofBoard,
    answer: z.array(boardCardSchema),
    call: ({ caller, params }) => deleteBoard(caller, params, options),
    text: ({ boards }) => arrayInSteps(boards, boardCardSchema, options.doInSteps),
  })

  route.post('/api/team/:teamId/board/:boardId/restore', {
    summary: 'Brings a deleted retro back',
    params: ofBoard,
    call: ({ caller, params }) => restoreBoard(caller, params, options),
  })

  route.get('/api/team/:teamId/trash', {
    summary: 'Deleted retros of a team that can be restored',
    params: ofTeam,
    answer: boardTrashSchema,
    call: ({ caller, params: { teamId } }) => readBoardTrash(caller, teamId, options),
    present: ({ trash }) => trash,
  })

  route.get('/api/team/:teamId/history', {
    summary: 'The retros of a team since a moment, oldest first, a hundred at a time',
    params: ofTeam,
    query: teamHistoryQuerySchema,
    answer: teamHistorySchema,
    call: ({ caller, params: { teamId }, query }) => readTeamHistory(caller, teamId, query.from, options),
    present: ({ history }) => history,
  })
}
