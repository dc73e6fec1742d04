import type { Timer } from '../state.ts'

export type TimerCommand =
  | { readonly type: 'start-timer'; readonly duration: number }
  | { readonly type: 'extend-timer' }
  | { readonly type: 'end-timer' }

export type TimerEvent = {
  readonly type: 'timer-set'
  readonly timer: Timer | null
}
