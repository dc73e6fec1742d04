import { env } from 'node:process'

/** Parameters of a property test, given to `fc.assert`. */
export interface PropertyRuns {
  readonly numRuns: number
  readonly seed?: number
}

/**
 * Tries a property `count` times. A failure prints its seed; `FC_SEED=<seed>` repeats that very run.
 */
export function runs(count: number): PropertyRuns {
  const seed = env['FC_SEED']
  return seed === undefined ? { numRuns: count } : { numRuns: count, seed: Number(seed) }
}
