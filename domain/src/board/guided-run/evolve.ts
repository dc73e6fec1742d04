import { type ChangeCounts, counted } from '../change-counts.ts'
import type { Evolutions } from '../evolution.ts'
import type { BoardState } from '../state.ts'
import type { RunEvent } from './commands-and-events.ts'
import { isEqual, type RunPlan } from './guided-run.ts'

export const runEvolutions: Evolutions<RunEvent> = {
  'run-set': (state, { run, isNewStep }) => {
    const changes = isNewStep ? changesAfter(state, run) : state.changes
    if (run === null) return { ...state, run: null, changes }
    const keeps = !isNewStep && state.run !== null
    const { done, doneCount } = keeps ? state.run : NO_PARTICIPANT
    return { ...state, run: { ...run, done, doneCount }, changes }
  },
  'step-done': (state, { by, done }) => {
    const { run } = state
    if (run === null || run.done.includes(by) === done) return state
    const all = done ? [...run.done, by] : run.done.filter((one) => one !== by)
    const doneCount = Math.max(0, run.doneCount + (done ? 1 : -1))
    return { ...state, run: { ...run, done: all, doneCount } }
  },
}

/** A run with other steps is another run. */
function changesAfter({ run: before, changes }: BoardState, run: RunPlan | null): ChangeCounts | null {
  const entered = counted(changes, 'steps')
  const isOther = run !== null && !isEqual(run.steps, before?.steps)
  return isOther ? counted(entered, 'runs') : entered
}

const NO_PARTICIPANT = { done: [], doneCount: 0 } as const
