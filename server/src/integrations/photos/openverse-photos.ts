import type { Photo } from '@retropulse/contract/photo'
import { z } from 'zod'
import type { PhotoFilters, PhotoSearch } from '../../features/media-library/ports.ts'
import { createAnswerCache } from '../../platform/http/answer-cache.ts'
import { createService } from '../../platform/http/service-request.ts'
import { type PhotoServiceOptions, safeAddress } from './photo-service.ts'

/** Results of a page, the most that Openverse gives to clients without an account (BG-22). */
const PAGE_SIZE = 20
/** Pages of 20 that Openverse gives to clients without an account. */
const PAGES_MAX = 12
/** Licences that ask for no credit, since a board shows its background without one (BG-28). */
const LICENCES = 'cc0,pdm'

const ASPECT_RATIOS = { landscape: 'wide', portrait: 'tall', squarish: 'square' } as const

/**
 * Searches Openverse (BG-22), always in pages of 20 and without pictures that it holds for sensitive. Pages load the
 * pictures from where they are published. An empty query finds nothing, without a request. Throws ServiceError.
 */
export function createOpenversePhotos(options: PhotoServiceOptions): PhotoSearch {
  const { origin = 'https://api.openverse.org', now = Date.now, ...rest } = options
  const openverse = createService({ service: 'Openverse', base: `${origin}/v1`, now, ...rest })
  const pages = createAnswerCache<z.output<typeof pageSchema>>({ now })
  return {
    async search(query, page, perPage, { orientation }: PhotoFilters = {}) {
      if (query.trim() === '' || page > PAGES_MAX) return { results: [] }
      const input = {
        q: query,
        page,
        page_size: PAGE_SIZE,
        license: LICENCES,
        aspect_ratio: orientation && ASPECT_RATIOS[orientation],
      }
      const { results } = await pages.get(JSON.stringify(input), () =>
        openverse.ask({ path: '/images/', query: input, answer: pageSchema }),
      )
      return { results: results.slice(0, perPage).map((found) => photoOf(found, origin)) }
    },

    // Openverse does not count uses.
    registerUse(location) {
      const url = URL.parse(location, origin)
      return Promise.resolve(
        url?.origin === new URL(origin).origin && /^\/v1\/images\/[\da-f-]{36}\/$/.test(url.pathname),
      )
    },
  }
}

interface FoundPhoto extends Omit<Photo, 'urls' | 'links'> {
  readonly regular: string
}

function photoOf({ regular, ...photo }: FoundPhoto, origin: string): Photo {
  const place = `${origin}/v1/images/${photo.id}/`
  return { ...photo, urls: { regular, thumb: `${place}thumb/` }, links: { download_location: place } }
}

const resultSchema = z
  .object({
    id: z.uuid(),
    title: z.string().nullish(),
    url: z.string(),
    creator: z.string().nullish(),
    creator_url: z.string().nullish(),
    foreign_landing_url: z.string().nullish(),
    license: z.enum(['cc0', 'pdm']),
    license_version: z.string().nullish(),
    license_url: z.string().nullish(),
    tags: z.array(z.object({ name: z.string() })).nullish(),
  })
  .transform((found): FoundPhoto[] => {
    const regular = safeAddress(found.url)
    if (regular === null) return []
    const licence = found.license === 'cc0' ? 'CC0' : 'Public Domain Mark'
    return [
      {
        id: found.id,
        regular,
        user: {
          name: found.creator || found.title || 'Openverse',
          links: { html: safeAddress(found.foreign_landing_url) ?? safeAddress(found.creator_url) },
        },
        via: {
          name: [licence, found.license_version].filter(Boolean).join(' '),
          html: safeAddress(found.license_url),
        },
        tags: found.title ? [found.title] : (found.tags ?? []).map(({ name }) => name),
      },
    ]
  })
  // A strange result is left out and does not cost the others.
  .catch([])

const pageSchema = z.object({
  results: z
    .array(resultSchema)
    .max(PAGE_SIZE)
    .transform((found) => found.flat()),
})
