import { createBoardSchema, personalBoardsSchema } from '@retropulse/contract/board'
import { boardIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
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
const mayBeUnavailable = true

/** Boards without a team: created, listed, deleted and restored by their creator (CREATE-18, CREATE-22, TRASH-11). */
export function personalBoardRoutes(app: HttpApp, options: PersonalBoardRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/boards', {
    summary: 'Starts a retro without a team',
    body: createBoardSchema,
    answer: z.object({ id: z.string() }),
    status: 201,
    mayBeUnavailable,
    call: ({ caller, body }) => createPersonalBoard(caller, body, options),
    present: ({ id }) => ({ id }),
  })

  route.get('/api/boards', {
    summary: 'One’s own retros without a team, and those that can be brought back',
    answer: personalBoardsSchema,
    mayBeUnavailable,
    call: ({ caller }) => readPersonalBoards(caller, options),
    present: ({ boards, trash }) => ({ boards: [...boards], trash: [...trash] }),
  })

  route.delete('/api/board/:boardId', {
    summary: 'Deletes one’s own retro without a team; for 30 days it can be restored',
    params,
    mayBeUnavailable,
    call: ({ caller, params: { boardId } }) => deletePersonalBoard(caller, boardId, options),
  })

  route.post('/api/board/:boardId/restore', {
    summary: 'Brings one’s own deleted retro without a team back',
    params,
    mayBeUnavailable,
    call: ({ caller, params: { boardId } }) => restorePersonalBoard(caller, boardId, options),
  })
}
