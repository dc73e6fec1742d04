import type { Refused } from '@retropulse/contract/refusal'
import { beginBoard, boardAfter, type BoardPlan } from '@retropulse/domain/board/begin'
import type { BoardRefusal } from '@retropulse/domain/board/refusal'
import { asId, type AuthorId, type CommandId } from '@retropulse/domain/kernel/ids'
import type { BoardRecord, NewBoard } from '../store/boards.ts'

/** A new board: the whole plan is the first row of its log. */
export function newBoard(
  record: BoardRecord,
  plan: BoardPlan,
): { readonly ok: true; readonly board: NewBoard } | Refused<BoardRefusal> {
  const { id, createdAt: at } = record
  const by = asId<AuthorId>(record.createdBy)
  const decision = beginBoard(id, plan, { by, at })
  if (!decision.ok) return { ok: false, code: decision.refusal }
  const { events } = decision
  const commandId = asId<CommandId>('create-board')
  const rows = [{ seq: 1, commandId, actor: by, at, events }]
  return { ok: true, board: { ...record, rows, state: boardAfter(id, events) } }
}
