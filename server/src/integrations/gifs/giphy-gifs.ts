import { z } from 'zod'
import type { GifSearch } from '../../features/media-library/ports.ts'
import { createAnswerCache } from '../../platform/http/answer-cache.ts'
import { createService } from '../../platform/http/service-request.ts'
import { askableIds, type FoundGif, type GifServiceOptions, inOrderOf, shownGifs } from './found-gif.ts'

/** Characters of a term that GIPHY takes. */
const TERM_MAX = 50
/** The last offset that GIPHY takes. */
const OFFSET_MAX = 4999
/** Ids of one request. */
const IDS_MAX = 100

/**
 * Searches GIPHY (GIF-29). `pos` is its offset; one that no page gave is the end. An empty term finds nothing, without a
 * request: GIPHY insists on a term. Throws ServiceError.
 */
export function createGiphyGifs(options: GifServiceOptions): GifSearch {
  const { key, origin = 'https://api.giphy.com', now = Date.now, ...rest } = options
  const giphy = createService({ service: 'GIPHY', base: `${origin}/v1`, now, ...rest })
  const pages = createAnswerCache<z.output<typeof pageSchema>>({ now })
  // As strict as KLIPY's `contentfilter=low`.
  const credentials = { api_key: key, rating: 'pg-13' }
  return {
    async search(q, pos, limit) {
      const offset = offsetOf(pos)
      if (offset === null || q.trim() === '') return { results: [], next: null }
      // Without the half of an emoji that is cut.
      const term = q
        .trim()
        .slice(0, TERM_MAX)
        .replace(/[\uD800-\uDBFF]$/, '')
      // The bundle keeps sizes for messages, and leaves videos with sound out.
      const query = { ...credentials, q: term, limit, offset, bundle: 'messaging_non_clips' }
      const page = await pages.get(JSON.stringify([term, offset, limit]), () =>
        giphy.ask({ path: '/gifs/search', query, answer: pageSchema }),
      )
      const end = offset + page.count
      const isLast = page.count === 0 || end >= page.total || end > OFFSET_MAX
      return { results: shownGifs(page.results).slice(0, limit), next: isLast ? null : String(end) }
    },

    async find(ids) {
      const wanted = askableIds(ids, IDS_MAX)
      if (wanted.length === 0) return []
      const query = { ...credentials, ids: wanted.join(',') }
      const { results } = await giphy.ask({ path: '/gifs', query, answer: pageSchema })
      return inOrderOf(wanted, shownGifs(results))
    },
  }
}

/** The offset that `pos` names, or null when no page gave such a `pos`. */
function offsetOf(pos: string | null): number | null {
  if (pos === null) return 0
  return /^[1-9]\d{0,3}$/.test(pos) ? Number(pos) : null
}

const resultSchema = z
  .object({
    id: z.string(),
    title: z.string().nullish(),
    alt_text: z.string().nullish(),
    username: z.string().nullish(),
    user: z.object({ display_name: z.string().nullish() }).nullish(),
    images: z.object({
      // 200 pixels tall. GIPHY writes numbers as strings.
      fixed_height: z.object({ url: z.string(), width: z.coerce.number(), height: z.coerce.number() }),
    }),
  })
  .transform(({ id, title, alt_text: description, username, user, images }): FoundGif[] => {
    const authors = [user?.display_name, username]
    return [{ id, ...images.fixed_height, provider: 'giphy', titles: [description, title], authors }]
  })
  // A strange result is left out and does not cost the others.
  .catch([])

const pageSchema = z
  .object({
    data: z.array(resultSchema).max(200),
    pagination: z.object({
      total_count: z.number().nullish(),
      count: z.number().int().min(0),
    }),
  })
  .transform(({ data, pagination: { count, total_count: total } }) => ({
    results: data.flat(),
    count,
    total: total ?? 0,
  }))
