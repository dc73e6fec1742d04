import { counted } from '../change-counts.ts'
import type { Evolutions } from '../evolution.ts'
import type { TimerEvent } from './commands-and-events.ts'

export const timerEvolutions: Evolutions<TimerEvent> = {
  'timer-set': (state, { timer }) => {
    const isSame = timer !== null && timer.startTime === state.timer?.startTime
    return { ...state, timer, changes: isSame ? state.changes : counted(state.changes, 'timers') }
  },
}
