import type { GifProvider } from '@retropulse/domain/board/gifs/gif'
import { z } from 'zod'

const GIF_PROVIDERS = ['builtin', 'klipy', 'giphy'] as const satisfies readonly GifProvider[]

/** A GIF with all that is needed to show it for ever (GIF-7). */
export const gifSchema = z.strictObject({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  title: z.string(),
  provider: z.enum(GIF_PROVIDERS),
  attribution: z.string().nullable(),
})

/** GET /api/gifs/search: `next` is the `pos` of the next page, null at the end (GIF-11). */
export const gifPageSchema = z.strictObject({
  results: z.array(gifSchema).readonly(),
  next: z.string().nullable(),
})
export type GifPage = z.infer<typeof gifPageSchema>

/** GIFs of a page unless another number is asked for (GIF-31). */
const GIF_PAGE_SIZE = 12

/** The query of GET /api/gifs/search (GIF-11). */
export const gifQuerySchema = z.object({
  q: z.string().max(100).default(''),
  pos: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(GIF_PAGE_SIZE),
})

/** GET /api/gifs/posts: ids, separated by commas (GIF-18). */
export const gifPostsQuerySchema = z.object({
  ids: z
    .string()
    .max(2000)
    .transform((ids) => ids.split(',').filter((id) => id !== '')),
})
export const gifPostsSchema = gifPageSchema.pick({ results: true })
