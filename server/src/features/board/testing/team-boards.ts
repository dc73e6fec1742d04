import type { ActionItem } from '@retropulse/domain/board/action-item'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type BoardEngine, createBoardEngine } from '../commands/board-engine.ts'
import { type ActionCarrier, createActionCarrier } from '../commands/carry-actions.ts'
import type { LiveBoard } from '../commands/live-board.ts'
import type { BoardLog, TeamActions } from '../ports.ts'

/** An engine with a carrier, as a process has them. */
export interface CarryingEngine {
  readonly engine: BoardEngine
  readonly carrier: ActionCarrier
  /** Teams that other processes were told of. */
  readonly told: readonly TeamId[]
  readonly errors: readonly unknown[]
}

export function carryingEngine(log: BoardLog, teamActions: TeamActions): CarryingEngine {
  const told: TeamId[] = []
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const engine = createBoardEngine({ log, now: Date.now, onError })
  const onChanged = (teamId: TeamId) => void told.push(teamId)
  return { engine, carrier: createActionCarrier({ engine, teamActions, onChanged, onError }), told, errors }
}

export function actionsOn({ at }: LiveBoard): Readonly<Record<ActionId, ActionItem>> {
  return at.state.actions.toRecord()
}

/** Wishes about actions in one short line each. */
export const wish = {
  add: (id: string, text = 'Write tests'): BoardCommand => ({ type: 'add-action', ...action(id), text }),
  edit: (id: string, text: string): BoardCommand => ({ type: 'edit-action', ...action(id), text }),
  mark: (id: string, status: 0 | 1): BoardCommand => ({ type: 'set-action-status', ...action(id), status }),
  assign: (id: string, assignee: string | null): BoardCommand => ({
    type: 'assign-action',
    ...action(id),
    assignee: assignee === null ? null : asId(assignee),
  }),
  remove: (id: string): BoardCommand => ({ type: 'delete-action', ...action(id) }),
  restore: (id: string): BoardCommand => ({ type: 'restore-action', ...action(id) }),
}

function action(id: string): { readonly actionId: ActionId } {
  return { actionId: asId<ActionId>(id) }
}
