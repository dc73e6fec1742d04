import { gifPageSchema, gifQuerySchema, gifPostsQuerySchema, gifPostsSchema } from '@retropulse/contract/gif'
import { photoPageSchema, photoQuerySchema } from '@retropulse/contract/photo'
import { z } from 'zod'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { publicRoutesOn } from '../../platform/http/route.ts'
import type { GifSearch, PhotoSearch } from './ports.ts'

export interface MediaLibraryRoutesOptions {
  readonly gifs: GifSearch
  readonly photos: PhotoSearch
}

/** GIFs and backgrounds; this server calls the services, so that keys and addresses of users stay here (GIF-30). */
export function mediaLibraryRoutes(app: HttpApp, { gifs, photos }: MediaLibraryRoutesOptions): void {
  const route = publicRoutesOn(app)

  route.get('/api/gifs/search', {
    query: gifQuerySchema,
    answer: gifPageSchema,
    mayBeUnavailable: true,
    call: async ({ query: { q, pos, limit } }) => {
      // Like the service that the interface follows: an empty `pos` asks for the first page (GIF-11).
      const start = pos === undefined || pos === '' ? null : pos
      return { ok: true, page: await gifs.search(q, start, limit) }
    },
    present: ({ page }) => page,
  })

  route.get('/api/gifs/posts', {
    query: gifPostsQuerySchema,
    answer: gifPostsSchema,
    mayBeUnavailable: true,
    call: async ({ query }) => ({ ok: true, results: await gifs.find(query.ids) }),
    present: ({ results }) => ({ results }),
  })

  for (const path of ['/api/photos/search', '/unsplash/search/photos'])
    route.get(path, {
      query: photoQuerySchema,
      answer: photoPageSchema,
      mayBeUnavailable: true,
      call: async ({ query }) => ({
        ok: true,
        photos: await photos.search(query.query, query.page, query.per_page, {
          contentFilter: query.content_filter,
          orientation: query.orientation,
          orderBy: query.order_by,
        }),
      }),
      present: (found) => found.photos,
    })

  const register = async (location: string) =>
    (await photos.registerUse(location))
      ? ({ ok: true } as const)
      : ({ ok: false, code: 'not-found' } as const)

  route.get('/api/photos/download', {
    query: z.object({ location: z.string().max(2000) }),
    mayBeUnavailable: true,
    call: ({ query }) => register(query.location),
  })

  // The path and the query of a download location, whose origin the caller has replaced (BG-23).
  route.get('/unsplash/*', {
    mayBeUnavailable: true,
    call: ({ request }) => register(request.url.slice('/unsplash'.length)),
  })
}
