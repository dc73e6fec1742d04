import { problemSchema } from '@retropulse/contract/accounts'
import { HTTP_STATUS, type RefusedFields } from '@retropulse/contract/refusal'
import type { TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cancellationOf } from './cancellation.ts'
import type { HttpApp } from './http-app.ts'
import { sendText } from './send-text.ts'

/** What a route passes to its use case: parsed, and of the declared types. */
export interface Call<Caller, Params, Query, Body, Headers> {
  /** The sender of the request, as `identify` knows them. */
  readonly caller: Caller
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly headers: Headers
  readonly request: FastifyRequest
  /** Aborts when the client goes away before it was answered, for use cases that wait for a service. */
  readonly cancelled: AbortSignal
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : null

type CallOf<Caller, Params, Query, Body, Headers> = Call<
  Caller,
  Parsed<Params>,
  Parsed<Query>,
  Parsed<Body>,
  Parsed<Headers>
>

/** A route as it is declared; without `answer` it is 204. */
export interface Route<Caller, Params, Query, Body, Headers, Answer, Done> {
  readonly summary?: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly headers?: Headers
  /** The schema of what is sent when the call succeeds. */
  readonly answer?: Answer
  /** 201 for routes that make something; with `answer`, 200 unless given. */
  readonly status?: 201
  /** Bytes of the body, where the general limit (LIMIT-5) is too low. */
  readonly bodyLimit?: number
  /** Media types of an answer that is not JSON. */
  readonly produces?: readonly string[]
  /** True for routes that name 5xx among their answers: what they need may be away for a moment. */
  readonly mayBeUnavailable?: true
  /** The use case: it authorizes, acts, and returns what came of it or a refusal. */
  readonly call: (
    call: CallOf<Caller, Params, Query, Body, Headers>,
  ) => Promise<Done | RefusedFields> | Done | RefusedFields
  /**
   * The answer as a text, in place of `present`, for answers that are made in steps because they can be large
   * (LIMIT-22): JSON, unless it sets another type on the reply. `answer` then only describes it.
   */
  readonly text?: (
    done: Exclude<Done, RefusedFields>,
    call: CallOf<Caller, Params, Query, Body, Headers>,
    reply: FastifyReply,
  ) => Promise<TextParts> | TextParts
  /** What to send of a success; for a file, the reply with its headers set. Required with `answer`, without `text`. */
  readonly present?: (
    done: Exclude<Done, RefusedFields>,
    call: CallOf<Caller, Params, Query, Body, Headers>,
    reply: FastifyReply,
  ) => Sent<Answer>
}

type Declare<Caller> = <
  Done extends { readonly ok: boolean },
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Headers extends z.ZodType | undefined = undefined,
  Answer extends z.ZodType | undefined = undefined,
>(
  path: string,
  route: Route<Caller, Params, Query, Body, Headers, Answer, Done>,
) => void

/** Declares routes, by method. */
export interface Routes<Caller> {
  readonly get: Declare<Caller>
  readonly post: Declare<Caller>
  readonly put: Declare<Caller>
  readonly patch: Declare<Caller>
  readonly delete: Declare<Caller>
}

interface Identities<Caller> {
  /** The sender of a request, or why it is refused whatever it asks for. */
  identify(headers: FastifyRequest['headers']): Promise<Caller | RefusedFields>
}

/**
 * Adds declared routes to the server. Each parses what came in, identifies the sender, calls its use case, and presents
 * the result or the refusal under the status of its code (API-2). Who may do what is decided by the use case.
 */
export function routesOn<Caller>(app: HttpApp, identities: Identities<Caller>): Routes<Caller> {
  const declare =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Declare<Caller> =>
    (path, route) => {
      const { params, query, body, headers, answer, bodyLimit, present, text, summary, produces } = route
      const status = answer === undefined ? 204 : (route.status ?? 200)
      app.route({
        method,
        url: path,
        ...(bodyLimit !== undefined && { bodyLimit }),
        schema: {
          ...(summary !== undefined && { summary }),
          ...(params && { params }),
          ...(query && { querystring: query }),
          ...(body && { body }),
          ...(headers && { headers }),
          ...(produces && { produces: [...produces] }),
          response: {
            [status]: answer ?? z.null(),
            '4xx': problemSchema,
            ...(route.mayBeUnavailable && { '5xx': problemSchema }),
          },
        },
        async handler(request, reply) {
          const caller = await identities.identify(request.headers)
          if (isRefusedCaller(caller)) return refuse(reply, caller)
          const parsed: unknown = {
            caller,
            params: request.params,
            query: request.query,
            body: request.body,
            headers: request.headers,
            request,
            // Made when a use case asks for it, which few do.
            get cancelled() {
              return cancellationOf(reply)
            },
          }
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas above have parsed it
          const call = parsed as Parameters<typeof route.call>[0]
          const result = await route.call(call)
          if (isRefusal(result)) return refuse(reply, result)
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is no refusal is a success
          const done = result as Exclude<typeof result, RefusedFields>
          if (text !== undefined) return sendText(reply.code(status), await text(done, call, reply))
          return reply.code(status).send(present?.(done, call, reply) ?? null)
        },
      })
    }
  return {
    get: declare('GET'),
    post: declare('POST'),
    put: declare('PUT'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
  }
}

/** Declares routes that are the same for every sender, who is not identified. */
export function publicRoutesOn(app: HttpApp): Routes<null> {
  return routesOn(app, { identify: () => Promise.resolve(null) })
}

/** Answers a refusal: the status of its code, and the code in the body (ERROR-15). */
function refuse(reply: FastifyReply, { code, fields }: RefusedFields): FastifyReply {
  return reply.code(HTTP_STATUS[code]).send({ code, ...(fields && { fields }) })
}

function isRefusedCaller(caller: unknown): caller is RefusedFields {
  return typeof caller === 'object' && caller !== null && 'ok' in caller && caller.ok === false
}

function isRefusal(result: { readonly ok: boolean }): result is RefusedFields {
  return !result.ok
}
