import { z } from 'zod'
import { gifSchema } from '../gif.ts'

const at = z.number()
const on = z.boolean()

export const gifCommands = [
  z.strictObject({ type: z.literal('set-gif-sharing'), on }),
  z.strictObject({ type: z.literal('share-gif'), gif: gifSchema }),
] as const

export const gifEvents = [
  z.strictObject({ type: z.literal('gif-sharing-set'), on }),
  z.strictObject({ type: z.literal('gif-shared'), gif: gifSchema.extend({ at }) }),
] as const
