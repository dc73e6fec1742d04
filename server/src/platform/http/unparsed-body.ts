import type { FastifyRequest } from 'fastify'
import type { HttpApp } from './http-app.ts'

export interface UnparsedBodyOptions {
  readonly mediaType: 'application/json' | 'application/x-www-form-urlencoded'
  /** Bytes. */
  readonly bodyLimit: number
}

/**
 * Adds routes whose body stays as it came, for messages of services that are signed: the signature is over the bytes.
 * Other media types are refused there, and other routes keep their parsers.
 */
export function withUnparsedBody(
  app: HttpApp,
  { mediaType, bodyLimit }: UnparsedBodyOptions,
  declare: (scope: HttpApp) => void,
): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(mediaType, { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    )
    declare(scope)
    done()
  })
}

/** The bytes of a request to such a route; none when it had no body. */
export function bytesOf({ body }: Pick<FastifyRequest, 'body'>): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

/** A header that was sent once; undefined: it was not. */
export function headerOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
