import { MINUTE_MS } from '../../kernel/durations.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import { isLate } from '../change-counts.ts'
import type { CommandOf } from '../command.ts'
import type { TimerCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { TIMER_MINUTES_MAX } from '../limits.ts'
import type { BoardState, Timer } from '../state.ts'
import { isCount } from '../number.ts'

/** The rules of these commands. */
export const timerRules: Rules<TimerCommand> = {
  'start-timer': startTimer,
  'extend-timer': extendTimer,
  'end-timer': endTimer,
}

/** A facilitator starts a countdown of 1 to 99 minutes for all participants (TIMER-1, TIMER-2). */
function startTimer(
  state: BoardState,
  { duration }: CommandOf<'start-timer'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (!isCount(duration, TIMER_MINUTES_MAX)) return refuse('number-invalid')
  const { timer } = state
  const isSame = timer?.startTime === context.at && timer.duration === duration
  return isSame ? accept() : accept({ type: 'timer-set', timer: { startTime: context.at, duration } })
}

/** One more minute: from now on where the time is over, otherwise at the end (TIMER-5). */
function extendTimer(
  state: BoardState,
  { seen }: CommandOf<'extend-timer'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const { timer, changes } = state
  if (isLate(changes, seen)) return accept()
  if (timer === null || timeLeft(timer, context.at) <= 0)
    return accept({ type: 'timer-set', timer: { startTime: context.at, duration: 1 } })
  if (!isCount(timer.duration + 1, TIMER_MINUTES_MAX)) return refuse('number-invalid')
  return accept({ type: 'timer-set', timer: { ...timer, duration: timer.duration + 1 } })
}

/** A facilitator ends the timer (TIMER-9). */
function endTimer(
  state: BoardState,
  { seen }: CommandOf<'end-timer'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.timer === null || isLate(state.changes, seen)) return accept()
  return accept({ type: 'timer-set', timer: null })
}

/** Milliseconds that are left at a moment of the server's clock; negative once the time is over. */
export function timeLeft({ startTime, duration }: Timer, now: number): number {
  return startTime + duration * MINUTE_MS - now
}
