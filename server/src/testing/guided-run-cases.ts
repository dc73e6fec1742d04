import type { BoardCommand, CommandOf } from '@retropulse/domain/board/command'
import type { RunCommand } from '@retropulse/domain/board/guided-run/commands-and-events'

type RunType = RunCommand['type']
/** What precedes a command, the command, and what restores the board. */
type Case<Command> = [BoardCommand[], Command, BoardCommand[]?]

/** Who may give the commands of a guided run. */
export const RUN_PERMISSIONS = {
  'start-run': 'leading',
  'go-to-step': 'leading',
  'plan-run': 'leading',
  'end-run': 'leading',
  'restore-run': 'leading',
  'set-step-done': 'participant',
} as const satisfies Record<RunType, 'leading' | 'participant'>

/** Steps that set their clocks alone. */
const steps = [1, 2].map((minutes) => ({ kind: 'other', minutes, title: 'Talk' }) as const)
const start: CommandOf<'start-run'> = { type: 'start-run', steps }
const end: BoardCommand[] = [{ type: 'end-run' }]
const stage = { isMasked: false, timer: null, vote: null, sortBy: null }

export const RUN_CASES: { [Type in RunType]: Case<CommandOf<Type>> } = {
  'start-run': [[], start, end],
  'go-to-step': [[start], { type: 'go-to-step', index: 1 }, end],
  'plan-run': [[start], { type: 'plan-run', steps: steps.slice(1) }, end],
  'end-run': [[start], { type: 'end-run' }],
  'restore-run': [[], { type: 'restore-run', run: { steps, index: 1 }, ...stage }, end],
  'set-step-done': [[start], { type: 'set-step-done', done: true }, end],
}
