import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { FastifyInstance } from 'fastify'
import type { HttpApp } from './http-app.ts'
import { addressOf, createLimiter } from './request-limits.ts'

/**
 * Describes every route that is added from now on, at /api/docs for people and /api/docs/json for programs (API-2).
 * Both are made at the first request, and answered a fifth as often as other requests of an address (LIMIT-4): the
 * description is half a megabyte.
 */
export async function describeApi(app: HttpApp, title: string, perMinute: number): Promise<void> {
  await app.register(swagger, { openapi: { info: { title, version: '1' } }, transform: jsonSchemaTransform })
  let page: Promise<FastifyInstance> | undefined
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, timeWindow: 60_000 })
    const mayAsk = createLimiter(scope, Math.max(1, Math.ceil(perMinute / 5)), addressOf)
    for (const url of ['/api/docs', '/api/docs/*']) {
      scope.get(url, { schema: { hide: true } }, async (request, reply) => {
        if (!(await mayAsk(request, reply))) return reply
        page ??= createDocsPage(app)
        const docs = await page
        // The inner server writes the answer; the headers that are set so far stay.
        reply.hijack()
        docs.routing(request.raw, reply.raw)
        return reply
      })
    }
  })
}

/** Plugins cannot be added to a server that listens already, so the page is a server of its own inside it. */
async function createDocsPage(app: HttpApp): Promise<FastifyInstance> {
  const [{ fastify }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger-ui'),
  ])
  const page = fastify()
  await page.register(swagger, { openapi: {} })
  await page.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformSpecification: () => app.swagger(),
    transformSpecificationClone: false,
  })
  await page.ready()
  return page
}
