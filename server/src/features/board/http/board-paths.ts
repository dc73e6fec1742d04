import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'

/** Paths of calls about one board: under its team, or on its own where it has none (BOARD-26, BOARD-27, CREATE-19). */
export const BOARD_PATHS = ['/api/team/:teamId/board/:boardId', '/api/board/:boardId'] as const

/** The parameters of both paths; without a team, only a board without a team is found. */
export const boardPlaceParams = z.object({
  teamId: teamIdSchema.nullable().default(null),
  boardId: boardIdSchema,
})
