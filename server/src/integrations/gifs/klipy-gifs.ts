import { z } from 'zod'
import type { GifSearch } from '../../features/media-library/ports.ts'
import { createAnswerCache } from '../../platform/http/answer-cache.ts'
import { createService } from '../../platform/http/service-request.ts'
import { askableIds, type FoundGif, type GifServiceOptions, inOrderOf, shownGifs } from './found-gif.ts'

/** By this KLIPY tells our product from others that use the same key. */
const CLIENT_KEY = 'retropulse'
/** Ids of one request. */
const IDS_MAX = 50
/** The formats that are asked for, the one that is shown first. */
const MEDIA_FILTER = 'tinygif,nanogif'

/**
 * Searches KLIPY, by the interface that it took over from Tenor (GIF-27, GIF-28). `pos` is KLIPY's own. An empty term
 * finds nothing, without a request: KLIPY insists on a term. Throws ServiceError.
 */
export function createKlipyGifs(options: GifServiceOptions): GifSearch {
  const { key, origin = 'https://api.klipy.com', now = Date.now, ...rest } = options
  const klipy = createService({ service: 'KLIPY', base: `${origin}/v2`, now, ...rest })
  const pages = createAnswerCache<z.output<typeof pageSchema>>({ now })
  const credentials = { key, client_key: CLIENT_KEY }
  return {
    async search(q, pos, limit) {
      if (q.trim() === '') return { results: [], next: null }
      const query = {
        q,
        ...credentials,
        limit,
        pos: pos ?? undefined,
        // Nothing but GIFs, which is the default: stickers would be named here.
        searchfilter: '',
        media_filter: MEDIA_FILTER,
        contentfilter: 'low',
      }
      const { results, next } = await pages.get(JSON.stringify([q, pos, limit]), () =>
        klipy.ask({ path: '/search', query, answer: pageSchema }),
      )
      return { results: shownGifs(results).slice(0, limit), next }
    },

    async find(ids) {
      const wanted = askableIds(ids, IDS_MAX)
      if (wanted.length === 0) return []
      const query = {
        ids: wanted.join(','),
        ...credentials,
        limit: wanted.length,
        media_filter: MEDIA_FILTER,
      }
      const { results } = await klipy.ask({ path: '/posts', query, answer: pageSchema })
      return inOrderOf(wanted, shownGifs(results))
    },
  }
}

const mediaSchema = z.object({ url: z.string(), dims: z.tuple([z.number(), z.number()]) })

const resultSchema = z
  .object({
    // Tenor's were strings; numbers are taken too.
    id: z.coerce.string(),
    title: z.string().nullish(),
    content_description: z.string().nullish(),
    media_formats: z.object({ tinygif: mediaSchema.optional(), nanogif: mediaSchema.optional() }),
  })
  .transform(({ id, title, content_description: description, media_formats: formats }): FoundGif[] => {
    const media = formats.tinygif ?? formats.nanogif
    if (media === undefined) return []
    const [width, height] = media.dims
    return [
      { id, url: media.url, width, height, provider: 'klipy', titles: [description, title], authors: [] },
    ]
  })
  // A strange result, such as an advertisement, is left out and does not cost the others.
  .catch([])

const pageSchema = z.object({
  results: z
    .array(resultSchema)
    .max(200)
    .transform((found) => found.flat()),
  // An empty one is the end.
  next: z
    .string()
    .max(200)
    .nullish()
    .transform((next) => (next === '' ? null : (next ?? null))),
})
