import type { Steps } from '@retropulse/domain/insights/similar-pairs'
import { setImmediate as othersTurn } from 'node:timers/promises'

/** Milliseconds of work at a stretch: what people on boards may have to wait for it. */
const STRETCH_MS = 8

/** Does long work in stretches, and lets everybody else on this process have their turn in between. */
export async function takeTurns<Result>(
  steps: Steps<Result>,
  clock = () => performance.now(),
): Promise<Result> {
  let begun = clock()
  let step = steps.next()
  while (step.done !== true) {
    if (clock() - begun >= STRETCH_MS) {
      await othersTurn()
      begun = clock()
    }
    step = steps.next()
  }
  return step.value
}
