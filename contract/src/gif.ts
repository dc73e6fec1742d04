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

/** Results of a page unless another number is asked for (board.md §9). */
const GIF_PAGE_SIZE = 12

/** What GET /api/gifs/search asks. */
export const gifQuerySchema = z.object({
  q: z.string().max(100).default(''),
  pos: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(GIF_PAGE_SIZE),
})

/** GET /api/gifs/posts: those of some ids, which are written with commas between them. */
export const gifPostsQuerySchema = z.object({
  ids: z
    .string()
    .max(2000)
    .transform((ids) => ids.split(',').filter((id) => id !== '')),
})
export const gifPostsSchema = gifPageSchema.pick({ results: true })
