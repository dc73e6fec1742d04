import fastifyEtag from '@fastify/etag'
import type { TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { HttpApp } from './http-app.ts'
import { LongText } from './send-text.ts'

/**
 * Routes whose answers a client may keep, if it asks whether they changed before it uses them again. Only what was read
 * can be unchanged: a refusal, or the answer to a change, is always sent.
 */
export function answerConditionally(app: HttpApp, addRoutes: (scope: HttpApp) => void): void {
  void app.register(async (scope) => {
    const routes: HttpApp = scope.withTypeProvider<ZodTypeProvider>()
    // Before the library's hook, which takes strings and buffers only, and leaves an answer alone that has a tag.
    routes.addHook('onSend', async (_request, reply, payload) => {
      if (payload instanceof LongText) reply.header('etag', await tagOf(payload.parts))
      return payload
    })
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

/** The tag that the library would give the whole text, made with other work in between (LIMIT-22). */
async function tagOf(parts: TextParts): Promise<string> {
  const hash = createHash('sha1')
  for (const part of parts) {
    hash.update(part)
    await setImmediate()
  }
  return `"${hash.digest('base64')}"`
}
