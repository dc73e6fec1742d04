import { z } from 'zod'

const count = z.number().exactOptional()

/** See `SeenCounts` of the rules (RUN-6, RUN-7). */
export const seenCounts = z
  .strictObject({
    runs: count,
    steps: count,
    votes: count,
    maskings: count,
    timers: count,
    discussions: count,
  })
  .exactOptional()
