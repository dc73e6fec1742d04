import { z } from 'zod'

/** Results of a search page unless another number is asked for (BG-26). */
const PHOTO_PAGE_SIZE = 24

/** GET /api/photos/search (BG-12); the page of a new retro asks for 20 (BG-13). */
export const photoQuerySchema = z.object({
  query: z.string().max(100).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  per_page: z.coerce.number().int().min(1).max(30).default(PHOTO_PAGE_SIZE),
  /** How strictly pictures that may offend are left out; `high` unless a call says otherwise. */
  content_filter: z.enum(['low', 'high']).default('high'),
  orientation: z.enum(['landscape', 'portrait', 'squarish']).optional(),
  order_by: z.enum(['relevant', 'latest']).optional(),
})

/** A result of the image search (BG-14). */
export const photoSchema = z.object({
  id: z.string(),
  urls: z.object({ regular: z.string(), thumb: z.string() }),
  /** For GET /api/photos/download when the picture is used (BG-16). */
  links: z.object({ download_location: z.string() }),
  /** The author to credit (BG-15); `html` is their page, null when there is none. */
  user: z.object({ name: z.string(), links: z.object({ html: z.string().nullable() }) }),
  /** What is named after the author: the service, or the licence (BG-29); null for a built-in background. */
  via: z.object({ name: z.string(), html: z.string().nullable() }).nullable(),
  tags: z.array(z.string()),
})
export type Photo = z.infer<typeof photoSchema>

/** A search page; one without results is the end. Some services give fewer than were asked for (BG-22). */
export const photoPageSchema = z.object({ results: z.array(photoSchema) })
export type PhotoPage = z.infer<typeof photoPageSchema>
