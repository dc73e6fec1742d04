import type { Evolutions } from '../evolution.ts'
import type { RunEvent } from './commands-and-events.ts'

export const runEvolutions: Evolutions<RunEvent> = {
  'run-set': (state, { run, isNewStep }) => {
    if (run === null) return { ...state, run: null }
    const keeps = !isNewStep && state.run !== null
    const { done, doneCount } = keeps ? state.run : NO_PARTICIPANT
    return { ...state, run: { ...run, done, doneCount } }
  },
  'step-done': (state, { by, done }) => {
    const { run } = state
    if (run === null || run.done.includes(by) === done) return state
    const all = done ? [...run.done, by] : run.done.filter((one) => one !== by)
    const doneCount = Math.max(0, run.doneCount + (done ? 1 : -1))
    return { ...state, run: { ...run, done: all, doneCount } }
  },
}

const NO_PARTICIPANT = { done: [], doneCount: 0 } as const
