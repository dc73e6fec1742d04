import { PUBLIC_API } from '@retropulse/contract/service-paths'
import type { HttpApp } from '../../../platform/http/http-app.ts'

/** The description of the public API alone, for tools that make clients of it (API-19). It needs no key. */
export function openApiRoute(app: HttpApp, path: string): void {
  let document: object | undefined
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    document ??= publicPart(app.swagger())
    return reply.send(document)
  })
}

/** The parts of a description that are looked at here. */
interface OpenApiDocument {
  readonly openapi?: string
  readonly paths?: Readonly<Record<string, unknown>>
}

/** The calls of the whole description whose path is below that of the public API, each with the key that it needs. */
function publicPart({ openapi, paths = {} }: OpenApiDocument): object {
  return {
    openapi,
    info: { title: 'Retropulse API', version: '1' },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ apiKey: [] }, { bearer: [] }],
    paths: Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith(`${PUBLIC_API}/`))),
  }
}
