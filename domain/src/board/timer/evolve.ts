import type { Evolutions } from '../evolution.ts'
import type { TimerEvent } from './commands-and-events.ts'

export const timerEvolutions: Evolutions<TimerEvent> = {
  'timer-set': (state, { timer }) => ({ ...state, timer }),
}
