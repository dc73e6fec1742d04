import { env, stdout } from 'node:process'
import { onTestFailed } from 'vitest'

/** Chance that can be repeated: 0 to 1, and picks. */
export interface SeededRandom {
  readonly seed: number
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
}

/** Chance for one test, which prints the seed when it fails; `FC_SEED=<seed>` repeats it (style rule 19). */
export function seededRandom(): SeededRandom {
  const seed = Number(env['FC_SEED'] ?? Date.now()) | 0
  onTestFailed(() => {
    stdout.write(`FC_SEED=${seed}\n`)
  })
  let state = seed
  // mulberry32: small, and good enough to be unpredictable to the server.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { seed, next, between: (min, max) => min + Math.floor(next() * (max - min + 1)) }
}
