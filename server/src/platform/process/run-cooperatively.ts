import { setImmediate as othersTurn } from 'node:timers/promises'

/** Milliseconds of work without a pause: how long boards on this process may have to wait. */
const SLICE_MS = 8

/** Does long work in stretches, and yields to the event loop in between, so that boards on this process go on. */
export async function runCooperatively<Result>(
  steps: Generator<undefined, Result, undefined>,
  clock = () => performance.now(),
): Promise<Result> {
  let begun = clock()
  let step = steps.next()
  while (step.done !== true) {
    if (clock() - begun >= SLICE_MS) {
      await othersTurn()
      begun = clock()
    }
    step = steps.next()
  }
  return step.value
}
