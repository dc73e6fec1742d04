import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { mcpAnswerSchema, mcpMessageSchema } from '@retropulse/contract/mcp'
import { MCP } from '@retropulse/contract/service-paths'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { answerError, isOutage, sendProblem } from '../../../platform/http/problems.ts'
import type { Program } from '../../orgs/api.ts'
import type { ProgramPorts, RefusedFields } from '../../public-api/api.ts'
import { INSTRUCTIONS, SERVER_TITLE, TRANSPORT_ERRORS } from '../messages.ts'
import { authorizeAgent, type AuthorizeAgentPorts } from '../queries/authorize-agent.ts'
import { isForeignOrigin } from './foreign-origin.ts'
import { resourceMetadataUrl } from './oauth-routes.ts'
import { readTools } from './read-tools.ts'
import { type ToolCaller, toolsOn } from './tool.ts'
import { writeTools } from './write-tools.ts'

export type McpRoutesOptions = ProgramPorts &
  AuthorizeAgentPorts & {
    readonly publicUrl: string | undefined
    /** The origin of this installation's pages, as the sender of a request reaches them. */
    readonly originOf: (request: FastifyRequest) => string
  }

/** Bytes of a message, the largest of which is a new action item. */
const BODY_LIMIT = 64 * 1024
/** The code of JSON-RPC for a body that is no message. */
const INVALID_REQUEST = -32_600
/** Shared, since making one takes longer than most calls; a server without elicitation compiles nothing with it. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

/**
 * The streamable HTTP transport of the Model Context Protocol without sessions (MCP-1, MCP-4): each message is answered
 * by a server of its own, in JSON, so that any process may get the next one.
 */
export function mcpRoutes(app: HttpApp, options: McpRoutesOptions): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain')
    scope.setErrorHandler(answerInvalidMessage)
    scope.addHook('onRequest', async (request, reply) =>
      isForeignOrigin(request, options.publicUrl) ? sendProblem(reply, 403) : undefined,
    )
    scope.post(MCP, {
      schema: {
        summary: 'Takes a message of the Model Context Protocol (scope read or write)',
        body: mcpMessageSchema,
        response: { 200: mcpAnswerSchema },
      },
      bodyLimit: BODY_LIMIT,
      handler: (request, reply) => answerMessage(request, reply, options),
    })
    scope.route({
      method: ['GET', 'DELETE', 'PUT', 'PATCH'],
      url: MCP,
      schema: { hide: true },
      handler: (_request, reply) => sendRpcError(reply.header('allow', 'POST'), 405),
    })
  })
}

async function answerMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: McpRoutesOptions,
): Promise<FastifyReply> {
  const { headers, body } = request
  const caller = await callerOf(request, options)
  const origin = options.originOf(request)
  if (!caller.ok) return refuse(reply, caller, origin)
  const server = new McpServer(
    { name: 'retropulse', title: SERVER_TITLE, version: '1' },
    { instructions: INSTRUCTIONS, jsonSchemaValidator },
  )
  const tool = toolsOn(server, caller)
  readTools(tool, options, origin)
  writeTools(tool, options, origin)
  // No client can be notified of a change, since none stays connected.
  server.server.registerCapabilities({ tools: { listChanged: false } })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const answer = await transport.handleRequest(
      new Request(`${origin}${MCP}`, { method: 'POST', headers: namedHeaders(headers) }),
      { parsedBody: body },
    )
    const type = answer.headers.get('content-type')
    if (type !== null) reply.type(type)
    return await reply.code(answer.status).send(await answer.text())
  } finally {
    await server.close()
  }
}

/** Headers that the transport looks at; others, the key among them, do not reach it. */
function namedHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  const names = ['accept', 'content-type', 'mcp-protocol-version']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** The caller of tools; a key that has neither scope calls none (MCP-3). */
async function callerOf(
  { headers, log }: FastifyRequest,
  options: McpRoutesOptions,
): Promise<(ToolCaller & { readonly ok: true }) | RefusedFields> {
  const reader = await authorizeAgent(headers, 'read', options)
  const entered =
    !reader.ok && reader.code === 'forbidden' ? await authorizeAgent(headers, 'write', options) : reader
  if (!entered.ok) return entered
  return {
    ok: true,
    authorize: (scope): Promise<Program | RefusedFields> =>
      scope === 'read' ? Promise.resolve(reader) : authorizeAgent(headers, scope, options),
    onError(error, tool) {
      if (error instanceof Error && isOutage({ code: codeOf(error), message: error.message }))
        return 'unavailable'
      log.error({ err: error, tool }, 'A tool failed')
      return 'internal-error'
    },
  }
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/** Says what is wrong with the key or token (RFC 6750), and where an agent learns how to be let in (RFC 9728). */
function refuse(reply: FastifyReply, { code }: RefusedFields, origin: string): FastifyReply {
  const [error, status] =
    code === 'forbidden'
      ? (['error="insufficient_scope", scope="read"', 403] as const)
      : (['error="invalid_token"', 401] as const)
  const metadata = `resource_metadata="${resourceMetadataUrl(origin)}"`
  return sendProblem(reply.header('www-authenticate', `Bearer ${error}, ${metadata}`), status)
}

/** Errors of a body that is no message, in the form that clients of the protocol read. */
function answerInvalidMessage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode = 500 } = error
  return TRANSPORT_ERRORS[statusCode] === undefined
    ? answerError(error, request, reply)
    : sendRpcError(reply, statusCode)
}

function sendRpcError(reply: FastifyReply, status: number): FastifyReply {
  const message = TRANSPORT_ERRORS[status] ?? ''
  return reply
    .code(status)
    .type('application/json')
    .send({ jsonrpc: '2.0', error: { code: INVALID_REQUEST, message }, id: null })
}
