import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { FastifyInstance } from 'fastify'
import type { HttpApp } from './http-app.ts'

/**
 * Describes every route that is added from now on, at /api/docs for people and /api/docs/json for programs.
 * Describing and its page cost a server nothing until somebody asks.
 */
export async function describeApi(app: HttpApp, title: string): Promise<void> {
  await app.register(swagger, { openapi: { info: { title, version: '1' } }, transform: jsonSchemaTransform })
  let page: Promise<FastifyInstance> | undefined
  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      page ??= createDocsPage(app)
      const docs = await page
      // A server of its own writes the answer; the headers set so far are kept.
      reply.hijack()
      docs.routing(request.raw, reply.raw)
    })
  }
}

/** Plugins cannot join a server that listens already, so the page is a server within. */
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
