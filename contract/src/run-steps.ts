import { NAME_MAX, RUN_STEPS_MAX, TIMER_MINUTES_MAX } from '@retropulse/domain/board/limits'
import { z } from 'zod'
import { nameOf } from './orgs.ts'

/** Steps of a guided run as a format or a board keeps them, within the limits of RUN-2; none: the usual ones. */
export const runStepsSchema = z
  .array(
    z.strictObject({
      kind: z.enum(['write', 'group', 'vote', 'discuss', 'other']),
      minutes: z.number().int().min(1).max(TIMER_MINUTES_MAX),
      title: nameOf(NAME_MAX),
    }),
  )
  .max(RUN_STEPS_MAX)
