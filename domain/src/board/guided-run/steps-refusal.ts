import { NAME_MAX, RUN_STEPS_MAX, TIMER_MINUTES_MAX } from '../limits.ts'
import { isCount } from '../number.ts'
import type { BoardRefusal } from '../refusal.ts'
import { lineRefusal } from '../text.ts'
import type { RunStep } from './guided-run.ts'

/** Why these are no steps of a run; null: they are (RUN-2). */
export function stepsRefusal(steps: readonly RunStep[]): BoardRefusal | null {
  if (!isCount(steps.length, RUN_STEPS_MAX)) return 'number-invalid'
  for (const { minutes, title } of steps) {
    if (!isCount(minutes, TIMER_MINUTES_MAX)) return 'number-invalid'
    const refusal = lineRefusal(title, NAME_MAX)
    if (refusal !== null) return refusal
  }
  return null
}
