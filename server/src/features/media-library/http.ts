import { problemSchema } from '@retropulse/contract/accounts'
import { gifPageSchema, gifQuerySchema, gifPostsQuerySchema, gifPostsSchema } from '@retropulse/contract/gif'
import { photoPageSchema, photoQuerySchema } from '@retropulse/contract/photo'
import { z } from 'zod'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { sendProblem } from '../../platform/http/problems.ts'
import type { GifSearch, PhotoSearch } from './ports.ts'

export interface MediaLibraryRoutesOptions {
  readonly gifs: GifSearch
  readonly photos: PhotoSearch
}

const refused = { '4xx': problemSchema }

/** GIFs and backgrounds; this server calls the services, so that keys and addresses of users stay here (GIF-30). */
export function mediaLibraryRoutes(app: HttpApp, { gifs, photos }: MediaLibraryRoutesOptions): void {
  app.get(
    '/api/gifs/search',
    { schema: { querystring: gifQuerySchema, response: { 200: gifPageSchema, ...refused } } },
    async (request, reply) => {
      const { q, pos, limit } = request.query
      // Like the service that the interface follows: an empty `pos` asks for the first page (GIF-11).
      const start = pos === undefined || pos === '' ? null : pos
      return reply.send(await gifs.search(q, start, limit))
    },
  )

  app.get(
    '/api/gifs/posts',
    { schema: { querystring: gifPostsQuerySchema, response: { 200: gifPostsSchema, ...refused } } },
    async (request, reply) => reply.send({ results: await gifs.find(request.query.ids) }),
  )

  app.get(
    '/api/photos/search',
    { schema: { querystring: photoQuerySchema, response: { 200: photoPageSchema, ...refused } } },
    async (request, reply) => {
      const { query, page, per_page: perPage } = request.query
      return reply.send(await photos.search(query, page, perPage))
    },
  )

  app.get(
    '/api/photos/download',
    {
      schema: {
        querystring: z.object({ location: z.string().max(2000) }),
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      const isOurs = await photos.registerUse(request.query.location)
      return isOurs ? reply.code(204).send(null) : sendProblem(reply, 404)
    },
  )
}
