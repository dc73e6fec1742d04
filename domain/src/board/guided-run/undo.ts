import { discussedCard } from '../discussion/discussion.ts'
import { assertNever } from '../../kernel/assert-never.ts'
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

function restoring(before: BoardState, command: RestoredAct): readonly Act[] {
  const restored: Act = { type: 'restore-run', ...stageOf(before), from: stepAfter(command) }
  // A vote that begins ends the discussion of a note (DISCUSS-5), which is framed again.
  const isFramed = discussedCard(before) !== null && beginsVote(before, command)
  return isFramed ? [restored, { type: 'set-discussion', note: before.discussedNote }] : [restored]
}

/** The step that a command leads to, which its undo leaves; null: it ends the run. */
function stepAfter(command: RestoredAct): number | null {
  switch (command.type) {
    case 'start-run':
      return 0
    case 'go-to-step':
      return command.index
    case 'restore-run':
      return command.run?.index ?? null
    case 'end-run':
      return null
    default:
      return assertNever(command)
  }
}

type RestoredAct = Exclude<RunAct, { readonly type: 'plan-run' }>

function beginsVote({ run }: BoardState, command: RestoredAct): boolean {
  switch (command.type) {
    case 'start-run':
      return command.steps[0]?.kind === 'vote'
    case 'go-to-step':
      return run?.steps[command.index]?.kind === 'vote'
    case 'restore-run':
      return command.vote !== null
    case 'end-run':
      return false
    default:
      return assertNever(command)
  }
}
