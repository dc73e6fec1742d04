import type { Photo } from '@retropulse/contract/photo'
import { z } from 'zod'
import type { PhotoSearch } from '../../features/media-library/ports.ts'
import { createAnswerCache } from '../../platform/http/answer-cache.ts'
import { createService, ServiceError } from '../../platform/http/service-request.ts'
import { type PhotoServiceOptions, safeAddress } from './photo-service.ts'

export interface UnsplashOptions extends PhotoServiceOptions {
  /** The access key of this installation; it never leaves for a page. */
  readonly accessKey: string
}

/** What Unsplash asks links to carry. */
const REFERRAL = { utm_source: 'retropulse', utm_medium: 'referral' }
/** Results of a page that Unsplash gives at most. */
const RESULTS_MAX = 30

/**
 * Searches Unsplash (BG-21). Pages load the pictures from Unsplash itself, as its guidelines ask. An empty query finds
 * nothing, without a request. Throws ServiceError.
 */
export function createUnsplashPhotos(options: UnsplashOptions): PhotoSearch {
  const { accessKey, origin = 'https://api.unsplash.com', now = Date.now, ...rest } = options
  const unsplash = createService({
    service: 'Unsplash',
    base: origin,
    headers: { authorization: `Client-ID ${accessKey}`, 'accept-version': 'v1' },
    now,
    ...rest,
  })
  const pages = createAnswerCache<z.output<typeof pageSchema>>({ now })
  return {
    async search(query, page, perPage, { contentFilter, orientation, orderBy } = {}) {
      if (query.trim() === '') return { results: [] }
      const input = {
        query,
        page,
        per_page: Math.min(perPage, RESULTS_MAX),
        content_filter: contentFilter,
        orientation,
        order_by: orderBy,
      }
      const { results } = await pages.get(JSON.stringify(input), () =>
        unsplash.ask({ path: '/search/photos', query: input, answer: pageSchema }),
      )
      return { results: results.slice(0, perPage) }
    },

    async registerUse(location) {
      const use = useAt(location, origin)
      if (use === null) return false
      try {
        await unsplash.ask({ ...use, answer: z.unknown() })
        return true
      } catch (error) {
        // The picture is gone, or never was.
        if (error instanceof ServiceError && error.status === 404) return false
        throw error
      }
    },
  }
}

/**
 * What to ask for to report a use: null unless the location is that of a picture at Unsplash's own origin, so that the
 * key goes nowhere else. A location without an origin is one of Unsplash (BG-23).
 */
function useAt(location: string, origin: string) {
  const url = URL.parse(location, origin)
  if (url?.origin !== new URL(origin).origin || !/^\/photos\/[\w-]{1,60}\/download$/.test(url.pathname))
    return null
  return { path: url.pathname, query: { ixid: url.searchParams.get('ixid') ?? undefined } }
}

const resultSchema = z
  .object({
    id: z.string(),
    alt_description: z.string().nullish(),
    urls: z.object({ regular: z.string(), thumb: z.string() }),
    links: z.object({ download_location: z.string() }),
    user: z.object({ name: z.string(), links: z.object({ html: z.string() }) }),
    tags: z.array(z.object({ title: z.string() })).nullish(),
  })
  .transform(({ id, alt_description: description, urls, links, user, tags }): Photo[] => {
    const [regular, thumb] = [pictureAt(urls.regular), pictureAt(urls.thumb)]
    if (regular === null || thumb === null) return []
    return [
      {
        id,
        urls: { regular, thumb },
        links,
        user: { name: user.name, links: { html: referralTo(user.links.html) } },
        via: { name: 'Unsplash', html: referralTo('https://unsplash.com/') },
        tags: description ? [description] : (tags ?? []).map(({ title }) => title),
      },
    ]
  })
  // A strange result is left out and does not cost the others.
  .catch([])

const pageSchema = z.object({
  results: z
    .array(resultSchema)
    .max(RESULTS_MAX)
    .transform((found) => found.flat()),
})

/** The address of a picture at Unsplash; null for every other address. */
function pictureAt(address: string): string | null {
  const safe = safeAddress(address)
  return safe !== null && /^(images|plus)\.unsplash\.com$/.test(new URL(safe).host) ? safe : null
}

/** A page of Unsplash with the parameters that it asks for; null for a page of another site. */
function referralTo(page: string): string | null {
  const url = URL.parse(safeAddress(page) ?? '')
  if (url?.host !== 'unsplash.com') return null
  for (const [name, value] of Object.entries(REFERRAL)) url.searchParams.set(name, value)
  return url.href
}
