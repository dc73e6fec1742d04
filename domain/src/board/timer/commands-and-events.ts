import type { SeenCounts } from '../change-counts.ts'
import type { Timer } from '../state.ts'

export type TimerCommand =
  | { readonly type: 'start-timer'; readonly duration: number }
  /** `seen`, here and below: the timer that the sender saw; a later one stays as it is (TIMER-17). */
  | { readonly type: 'extend-timer'; readonly seen?: SeenCounts }
  | { readonly type: 'end-timer'; readonly seen?: SeenCounts }

export type TimerEvent = {
  readonly type: 'timer-set'
  readonly timer: Timer | null
}
