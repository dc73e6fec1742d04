import { z } from 'zod'

/** Results of a page of photos unless another number is asked for (board.md §9). */
const PHOTO_PAGE_SIZE = 24

/** GET /api/photos/search (board.md §7); 20 per page where the dashboard asks. */
export const photoQuerySchema = z.object({
  query: z.string().max(100).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  per_page: z.coerce.number().int().min(1).max(30).default(PHOTO_PAGE_SIZE),
})

/** A picture for a background (board.md §3: image search result). */
export const photoSchema = z.object({
  id: z.string(),
  urls: z.object({ regular: z.string(), thumb: z.string() }),
  /** To be given to GET /api/photos/download when the picture is chosen. */
  links: z.object({ download_location: z.string() }),
  /** Whom to credit; `html` is their page, null when there is none. */
  user: z.object({ name: z.string(), links: z.object({ html: z.string().nullable() }) }),
  tags: z.array(z.string()),
})
export type Photo = z.infer<typeof photoSchema>

/** A page; one with fewer results than asked for is the last. */
export const photoPageSchema = z.object({ results: z.array(photoSchema) })
export type PhotoPage = z.infer<typeof photoPageSchema>
