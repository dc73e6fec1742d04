import type { BoardState } from '../state.ts'
import type { Act, UndoRules } from '../undo/act.ts'
import type { RunAct } from './commands-and-events.ts'
import { stageOf } from './stage.ts'

/** One undo takes one command of the run back, with all that it has set (RUN-7). */
export const runUndoRules: UndoRules<RunAct> = {
  'start-run': { touched: stageTouched, inverse: restoring },
  'go-to-step': { touched: stageTouched, inverse: restoring },
  'end-run': { touched: stageTouched, inverse: restoring },
  'restore-run': { touched: stageTouched, inverse: restoring },
  'plan-run': {
    touched: ({ run }) => run?.steps ?? null,
    inverse: ({ run }, command) => (run === null ? null : [{ ...command, steps: run.steps }]),
  },
}

/**
 * Times are left out, since a facilitator who added a minute may still undo the step; the order of the notes too, since
 * a browser that does not know the ballots cannot predict whether they are sorted by votes.
 */
function stageTouched(board: BoardState): unknown {
  const { run, isMasked, vote } = stageOf(board)
  return [run, isMasked, vote !== null]
}

function restoring(before: BoardState): readonly Act[] {
  return [{ type: 'restore-run', ...stageOf(before) }]
}
