import { discussedCard } from '../discussion/discussion.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { seenOf } from '../change-counts.ts'
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
    touched: ({ run, changes }) => [run?.steps ?? null, changes?.runs],
    inverse: ({ run }, { type }, { changes }) =>
      run === null ? null : [{ type, steps: run.steps, ...seenOf(changes, 'runs') }],
  },
}

/**
 * The counts tell a vote or hidden notes of another facilitator from those of the step. Times are left out, since a
 * facilitator who added a minute may still undo the step; the order of the notes too, since a browser that does not know
 * the ballots cannot predict whether they are sorted by votes.
 */
function stageTouched(board: BoardState, command: RestoredAct): unknown {
  const { run, isMasked, vote } = stageOf(board)
  // A vote that begins ends a discussion (DISCUSS-5).
  const framed = beginsVote(board, command) ? board.changes?.discussions : null
  return [run, isMasked, vote !== null, seenOf(board.changes, ...STAGE_COUNTS), framed]
}

const STAGE_COUNTS = ['steps', 'votes', 'maskings'] as const

function restoring(before: BoardState, command: RestoredAct, after: BoardState): readonly Act[] {
  const restored: Act = {
    type: 'restore-run',
    ...stageOf(before),
    from: stepAfter(command),
    ...seenOf(after.changes, ...STAGE_COUNTS),
  }
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
