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
    call: async ({ query }) => ({ ok: true, results: await gifs.find(query.ids) }),
    present: ({ results }) => ({ results }),
  })

  route.get('/api/photos/search', {
    query: photoQuerySchema,
    answer: photoPageSchema,
    call: async ({ query: { query: text, page, per_page: perPage } }) => ({
      ok: true,
      photos: await photos.search(text, page, perPage),
    }),
    present: (found) => found.photos,
  })

  route.get('/api/photos/download', {
    query: z.object({ location: z.string().max(2000) }),
    call: async ({ query }) =>
      (await photos.registerUse(query.location)) ? { ok: true } : { ok: false, code: 'not-found' },
  })
}
