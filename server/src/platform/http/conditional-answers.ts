import fastifyEtag from '@fastify/etag'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { HttpApp } from './http-app.ts'

/**
 * Routes whose answers a client may keep, if it asks whether they changed before it uses them again. Only what was read
 * can be unchanged: a refusal, or the answer to a change, is always sent.
 */
export function answerConditionally(app: HttpApp, addRoutes: (scope: HttpApp) => void): void {
  void app.register(async (scope) => {
    const routes: HttpApp = scope.withTypeProvider<ZodTypeProvider>()
    await routes.register(fastifyEtag, { replyWith304: false })
    routes.addHook('onSend', async (request, reply, payload) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
      const tag = reply.getHeader('etag')
      if (!isRead || reply.statusCode !== 200 || typeof tag !== 'string' || !known.includes(tag))
        return payload
      reply.code(304)
      return ''
    })
    routes.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-cache')
    })
    addRoutes(routes)
  })
}
