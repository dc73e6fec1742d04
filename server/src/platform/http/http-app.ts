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
import { answerErrors } from './problems.ts'
import { refuseOtherSites } from './same-site.ts'
import { securityHeaders } from './security-headers.ts'

/** The HTTP server that features add their routes to; schemas are zod's, also for answers. */
export type HttpApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

export interface HttpAppOptions {
  readonly log: FastifyBaseLogger
  /** Bytes of the largest body. */
  readonly bodyLimit: number
  /** Whose X-Forwarded-… headers are believed: nobody's, whoever connects, or these networks. */
  readonly trustProxy: boolean | readonly string[]
  /** The origin under which people come; undefined: whichever they name. */
  readonly publicUrl: string | undefined
}

/** A server without routes: strict headers, bodies within bounds, and one shape for whatever goes wrong. */
export async function createHttpApp(options: HttpAppOptions): Promise<HttpApp> {
  const app: HttpApp = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit,
    trustProxy: trustOf(options.trustProxy),
    // Fastify turns Node's own limit off, which is what ends a client that sends a byte a minute.
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true },
    // Answers to requests that are no HTTP or whose path cannot be decoded.
    frameworkErrors: (error, request, reply) => app.errorHandler(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  await app.register(cookie)
  await app.register(helmet, securityHeaders(options.publicUrl))
  refuseOtherSites(app, options.publicUrl)
  return app
}

/** `true` believes one proxy only, so that what a client itself wrote into X-Forwarded-For is not its address. */
function trustOf(trustProxy: HttpAppOptions['trustProxy']): TrustProxyFunction | string[] | false {
  if (trustProxy === true) return (_address, hop) => hop === 0
  return trustProxy === false ? false : [...trustProxy]
}

type TrustProxyFunction = (address: string, hop: number) => boolean
