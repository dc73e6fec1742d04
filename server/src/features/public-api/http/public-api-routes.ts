import fastifyEtag from '@fastify/etag'
import { PUBLIC_API } from '@retropulse/contract/service-paths'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Program, Programs } from '../../orgs/api.ts'
import { openApiRoute } from './openapi-route.ts'
import { readRoutes, type ReadRoutesOptions } from './read-routes.ts'
import { writeRoutes, type WriteRoutesOptions } from './write-routes.ts'

export type PublicApiRoutesOptions = ReadRoutesOptions & WriteRoutesOptions & { readonly programs: Programs }

/** The API for programs with a key of an organisation: what they may read, and what they may write (API-14). */
export function publicApiRoutes(app: HttpApp, options: PublicApiRoutesOptions): void {
  const { programs } = options
  void app.register(async (scope) => {
    const api: HttpApp = scope.withTypeProvider<ZodTypeProvider>()
    await api.register(fastifyEtag, { replyWith304: false })
    // Only what was read can be unchanged: a refusal, or the answer to a change, is always sent (API-17).
    api.addHook('onSend', async (request, reply, payload) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
      const tag = reply.getHeader('etag')
      if (!isRead || reply.statusCode !== 200 || typeof tag !== 'string' || !known.includes(tag))
        return payload
      reply.code(304)
      return ''
    })
    // A program may keep an answer, and asks whether it changed before it uses it again (API-17).
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-cache')
    })
    readRoutes(
      routesOn<Program>(api, { identify: (headers) => programs.authorize(headers, 'read') }),
      options,
    )
    writeRoutes(
      routesOn<Program>(api, { identify: (headers) => programs.authorize(headers, 'write') }),
      options,
    )
    openApiRoute(api, `${PUBLIC_API}/openapi.json`)
  })
}
