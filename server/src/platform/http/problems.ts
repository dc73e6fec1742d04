import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ServiceError } from './service-request.ts'

/** The code in the body for each status; the contract's HTTP_STATUS is the inverse. */
export const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'sign-in-required',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  429: 'too-fast',
  500: 'internal-error',
  503: 'unavailable',
}

/** Sends a status with its code as the body. */
export function sendProblem(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).send({ code: CODE_OF_STATUS[status] ?? 'bad-request' })
}

/** Turns every thrown error into `{code, fields?}` (ERROR-15); faults of the server are logged (ERROR-16). */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) return sendInvalid(reply, error)
  // The request to the service has logged it.
  if (error instanceof ServiceError) return sendProblem(reply, 503)
  const status = statusOf(error)
  if (status >= 500) logFault(error, request)
  return sendProblem(reply, status)
}

/** What is wrong with a field; pages have a text for each. */
type FieldProblem = 'too-short' | 'too-long' | 'invalid' | 'unknown'

function sendInvalid(
  reply: FastifyReply,
  error: { validation: FastifySchemaValidationError[]; validationContext?: string },
): FastifyReply {
  // API-3: an id of an impossible shape is an id that does not exist.
  if (error.validationContext === 'params') return sendProblem(reply, 404)
  const fields = Object.fromEntries(error.validation.flatMap(fieldsOf).reverse())
  return reply.code(400).send({ code: 'bad-request', fields })
}

function fieldsOf({ keyword, instancePath, params }: FastifySchemaValidationError): [string, FieldProblem][] {
  if (keyword === 'unrecognized_keys' && Array.isArray(params['keys'])) {
    return params['keys'].map((key) => [String(key), 'unknown'])
  }
  const path = instancePath.slice(1).replaceAll('/', '.')
  if (path === '') return []
  if (keyword === 'too_small') return [[path, 'too-short']]
  return [[path, keyword === 'too_big' ? 'too-long' : 'invalid']]
}

function statusOf(error: FastifyError): number {
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500) return statusCode
  return isOutage(error) ? 503 : 500
}

/**
 * The database is away, starting or out of connections or of space, takes no writes (25006), gave up a statement (57014)
 * or a wait for a lock (55P03, 40001, 40P01), or its disk fails (58): the same request may succeed a moment later.
 */
export function isOutage({ code, message }: Pick<FastifyError, 'code' | 'message'>): boolean {
  if (/^(ECONN|EPIPE|ETIMEDOUT|08|57P|57014|53|25006|55P03|40001|40P01|58)/.test(code)) return true
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(message)
}

/** Logs the pattern of the route, not the address: its query may hold what a user searched for (ERROR-16). */
function logFault(error: FastifyError, { log, method, routeOptions }: FastifyRequest): void {
  log.error({ err: error, method, route: routeOptions.url ?? null }, 'A request failed')
}
