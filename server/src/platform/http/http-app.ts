import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeLongTextsInPieces } from './long-answers.ts'
import { answerError } from './problems.ts'
import { refusalOfOtherSites } from './same-site.ts'
import { securityHeaders } from './security-headers.ts'

/** The HTTP server that features add their routes to; schemas of requests and answers are zod's. */
export type HttpApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

export interface HttpAppOptions {
  readonly log: FastifyBaseLogger
  /** Limit of the body of a request, in bytes (LIMIT-5). */
  readonly bodyLimit: number
  /** Which proxies' X-Forwarded-… headers are believed: none, the directly connected one, or these networks. */
  readonly trustProxy: boolean | readonly string[]
  /** The origin under which browsers reach this installation; undefined: the host that each request names. */
  readonly publicUrl: string | undefined
  /** Where pages report their errors; undefined: nowhere. */
  readonly errorReportingDsn?: string | undefined
}

/** A server without routes: security headers, bounded bodies, and one shape for all errors (ERROR-15). */
export async function createHttpApp(options: HttpAppOptions): Promise<HttpApp> {
  const app: HttpApp = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit,
    trustProxy: trustOf(options.trustProxy),
    // LIMIT-6. Fastify switches Node's own limit off, which ends a client that sends a byte a minute.
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // Errors of requests that are no HTTP.
    frameworkErrors: (error, request, reply) => app.errorHandler(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  await app.register(cookie)
  await app.register(helmet, securityHeaders(options.publicUrl, options.errorReportingDsn))
  app.addHook('onRequest', refusalOfOtherSites(options.publicUrl))
  app.addHook('onRoute', writeLongTextsInPieces)
  return app
}

/**
 * The address of a request. A path that cannot be decoded, such as `/board/%`, is taken as it was typed: it leads to no
 * place, and its visitor gets the page or the answer for that (API-3, SHELL-60).
 */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** `true` trusts one proxy only, so that a client cannot choose its address by sending X-Forwarded-For itself. */
function trustOf(trustProxy: HttpAppOptions['trustProxy']): TrustProxyFunction | string[] | false {
  if (trustProxy === true) return (_address, hop) => hop === 0
  return trustProxy === false ? false : [...trustProxy]
}

type TrustProxyFunction = (address: string, hop: number) => boolean
