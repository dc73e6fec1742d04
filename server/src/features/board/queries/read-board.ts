import type { BoardSummary } from '@retropulse/contract/board'
import { daysRemaining } from '@retropulse/domain/orgs/plans'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { BoardEngine } from '../commands/board-engine.ts'
import { enterBoardAs, type EnterBoardPorts } from './enter-board.ts'

export interface ReadBoardPorts extends EnterBoardPorts {
  readonly engine: Pick<BoardEngine, 'open'>
}

export type BoardRead =
  | { readonly ok: true; readonly board: BoardSummary }
  | { readonly ok: false; readonly code: 'not-found' | 'sign-in-required' | 'invitation-required' }

/** What a page needs to know of a board before it is on it; none of its notes. */
export async function readBoard(
  identity: Identity | null,
  boardId: BoardId,
  ports: ReadBoardPorts,
): Promise<BoardRead> {
  const entered = await enterBoardAs(identity, boardId, ports)
  if (!entered.ok && entered.refusal !== 'archived') return { ok: false, code: entered.refusal }
  const live = await ports.engine.open(boardId)
  if (live === null) return { ok: false, code: 'not-found' }
  const { record, isFacilitator } = entered
  const { title, columns, isAnonymous, createdAt } = live.at.state
  const planId = record.teamId === null ? null : await ports.memberships.planOf(record.teamId)
  return {
    ok: true,
    board: {
      id: record.id,
      teamId: record.teamId,
      orgId: record.orgId,
      name: title,
      columns: entered.ok ? columns.map((column) => column.name) : [],
      isAnonymous,
      isPrivate: record.isPrivate,
      isFacilitator,
      timestamp: createdAt,
      planId,
      daysRemaining: record.teamId === null ? null : daysRemaining(record.createdAt, planId, ports.now()),
    },
  }
}
