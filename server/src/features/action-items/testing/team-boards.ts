import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import type { LiveBoard } from '../../board/api.ts'
import { type BoardEngine, type BoardLog, engineOn } from '../../board/testing/test-engine.ts'
import { type ActionItemSync, createActionItemSync } from '../commands/sync-action-items.ts'
import { changesActions } from '../store/changes-actions.ts'
import type { TeamActions } from '../store/team-actions.ts'

/** An engine with an action carrier, as a server process has them. */
export interface CarryingEngine {
  readonly engine: BoardEngine
  readonly actionItemSync: ActionItemSync
  /** Teams whose changes were published to other processes. */
  readonly told: readonly TeamId[]
  readonly errors: readonly unknown[]
}

export function carryingEngine(log: BoardLog, teamActions: TeamActions): CarryingEngine {
  const told: TeamId[] = []
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const engine = engineOn(log, onError)
  const onChanged = (teamId: TeamId) => void told.push(teamId)
  return {
    engine,
    actionItemSync: createActionItemSync({ engine, teamActions, changesActions, onChanged, onError }),
    told,
    errors,
  }
}

export function actionsOn({ at }: LiveBoard): Readonly<Record<ActionId, ActionItem>> {
  return at.state.actions.toRecord()
}

/** A stub of `TeamActions` whose answers wait until they are released. */
export interface HeldTable {
  readonly table: TeamActions
  /** Resolves once the table was read. */
  read(): Promise<void>
  /** Releases so many answers, or all from then on. */
  release(count?: number): void
}

export function heldTable(table: TeamActions): HeldTable {
  const waiting: (() => void)[] = []
  let free = 0
  return {
    table: {
      async listOf(...asked) {
        const list = await table.listOf(...asked)
        if (free > 0) free -= 1
        else await new Promise<void>((resolve) => void waiting.push(resolve))
        return list
      },
    },
    read: () => eventually(() => expect(waiting).not.toEqual([])),
    release(count = Infinity) {
      const due = waiting.splice(0, count)
      free = count - due.length
      for (const resolve of due) resolve()
    },
  }
}

/** Commands about action items, each in one short line. */
export const input = {
  add: (id: string, text = 'Write tests'): BoardCommand => ({ type: 'add-action', ...action(id), text }),
  edit: (id: string, text: string): BoardCommand => ({ type: 'edit-action', ...action(id), text }),
  mark: (id: string, status: 0 | 1): BoardCommand => ({ type: 'set-action-status', ...action(id), status }),
  assign: (id: string, assignee: string | null): BoardCommand => ({
    type: 'assign-action',
    ...action(id),
    assignee: assignee === null ? null : asId(assignee),
  }),
  setDue: (id: string, due: string | null): BoardCommand => ({ type: 'set-action-due', ...action(id), due }),
  remove: (id: string): BoardCommand => ({ type: 'delete-action', ...action(id) }),
  restore: (id: string): BoardCommand => ({ type: 'restore-action', ...action(id) }),
}

function action(id: string): { readonly actionId: ActionId } {
  return { actionId: asId<ActionId>(id) }
}
