import { env, stdout } from 'node:process'
import { onTestFailed } from 'vitest'

/** Reproducible random numbers from 0 to 1, and choices. */
export interface SeededRandom {
  readonly seed: number
  next(): number
  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number
}

/** Random numbers for one test, which prints the seed when it fails; `FC_SEED=<seed>` repeats it. */
export function seededRandom(): SeededRandom {
  const seed = Number(env['FC_SEED'] ?? Date.now()) | 0
  onTestFailed(() => {
    stdout.write(`FC_SEED=${seed}\n`)
  })
  let state = seed
  // mulberry32: small, and random enough for tests.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { seed, next, between: (min, max) => min + Math.floor(next() * (max - min + 1)) }
}
