import type { CreateBoard } from '@retropulse/contract/board'
import { PERSONAL_BOARDS_MAX } from '@retropulse/domain/board/limits'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { AuthorizeBoardPorts } from '../queries/authorize-board.ts'
import type { PersonalBoards } from '../store/personal-boards.ts'
import type { BoardCreated } from './create-board.ts'
import { newBoard } from './new-board.ts'
import { findSource, planFor, stepsFor } from './plan-new-board.ts'

export interface CreatePersonalBoardPorts extends AuthorizeBoardPorts {
  readonly personalBoards: Pick<PersonalBoards, 'create'>
  readonly newId: () => string
}

/**
 * Starts a retro without a team for any signed-in user: public, and led by that user (CREATE-18, CREATE-19). It uses up
 * no free retro of an organisation; a user has at most `PERSONAL_BOARDS_MAX` (CREATE-20).
 */
export async function createPersonalBoard(
  identity: Identity | null,
  input: CreateBoard,
  ports: CreatePersonalBoardPorts,
): Promise<BoardCreated> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const source = await findSource(identity, input.fromBoard, ports)
  if (source !== null && !source.ok) return source
  const id = asId<BoardId>(ports.newId())
  const record = {
    id,
    teamId: null,
    orgId: null,
    createdBy: identity.id,
    isPrivate: false,
    createdAt: ports.now(),
    runSteps: stepsFor(input, source),
  }
  const begun = newBoard(record, planFor(input, source, false))
  if (!begun.ok) return begun
  const isMade = await ports.personalBoards.create(begun.board, PERSONAL_BOARDS_MAX)
  return isMade ? { ok: true, id } : { ok: false, code: 'allowance-used-up' }
}
