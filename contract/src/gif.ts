import { z } from 'zod'

/** A moving picture with all that is needed to show it for ever (D10). */
export const gifSchema = z.strictObject({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  title: z.string(),
  provider: z.literal('builtin'),
  attribution: z.string().nullable(),
})

/** GET /api/gifs/search (board.md §7): `next` is the `pos` of the next page, null at the end. */
export const gifPageSchema = z.strictObject({
  results: z.array(gifSchema).readonly(),
  next: z.string().nullable(),
})
export type GifPage = z.infer<typeof gifPageSchema>
