import {
  AGENT_CONSENT_PAGE,
  clientRegisteredSchema,
  registerClientSchema,
  tokenRequestSchema,
  tokensSchema,
} from '@retropulse/contract/agent-grants'
import { AGENT_SCOPES } from '@retropulse/contract/agent-scopes'
import { problemSchema } from '@retropulse/contract/accounts'
import { MCP } from '@retropulse/contract/service-paths'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { answerError } from '../../../platform/http/problems.ts'
import { publicRoutesOn } from '../../../platform/http/route.ts'
import { issueTokens, type IssueTokensPorts } from '../commands/issue-tokens.ts'
import { SERVER_TITLE, UNNAMED_AGENT } from '../messages.ts'
import { clientIdOf, isRedirectUri } from '../queries/clients.ts'

export type OAuthRoutesOptions = IssueTokensPorts & {
  /** Signs the ids of clients. */
  readonly secret: string
  /** The origin of this installation, as the sender of a request reaches it. */
  readonly originOf: (request: FastifyRequest) => string
}

const BODY_LIMIT = 8 * 1024

/** Of OAuth, or of the limits of requests. */
const errorSchema = z.union([z.object({ error: z.string() }), problemSchema])
const texts = z.array(z.string())
const resourceSchema = z.object({
  resource: z.string(),
  resource_name: z.string(),
  authorization_servers: texts,
  scopes_supported: texts,
  bearer_methods_supported: texts,
})
const serverSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  registration_endpoint: z.string(),
  scopes_supported: texts,
  response_types_supported: texts,
  grant_types_supported: texts,
  code_challenge_methods_supported: texts,
  token_endpoint_auth_methods_supported: texts,
  authorization_response_iss_parameter_supported: z.boolean(),
})

/** Where agents find how to be let in (RFC 9728), by the origin of the installation. */
export function resourceMetadataUrl(origin: string): string {
  return `${origin}/.well-known/oauth-protected-resource${MCP}`
}

/** OAuth for agents: metadata, registration and tokens (MCP-11 to MCP-13). The form of answers is that of OAuth. */
export function oauthRoutes(app: HttpApp, options: OAuthRoutesOptions): void {
  const { secret, originOf } = options
  void app.register(async (plain) => {
    const scope: HttpApp = plain.withTypeProvider<ZodTypeProvider>()
    scope.setErrorHandler(answerOAuthError)
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    const route = publicRoutesOn(scope)

    for (const path of ['', MCP])
      route.get(`/.well-known/oauth-protected-resource${path}`, {
        summary: 'Describes what tokens of agents are for (RFC 9728)',
        answer: resourceSchema,
        call: () => ({ ok: true }),
        present: (_done, { request }) => ({
          resource: `${originOf(request)}${MCP}`,
          resource_name: SERVER_TITLE,
          authorization_servers: [originOf(request)],
          scopes_supported: [...AGENT_SCOPES],
          bearer_methods_supported: ['header'],
        }),
      })

    route.get('/.well-known/oauth-authorization-server', {
      summary: 'Describes how agents get tokens (RFC 8414)',
      answer: serverSchema,
      call: () => ({ ok: true }),
      present: (_done, { request }) => serverMetadata(originOf(request)),
    })

    // Handlers of Fastify, since OAuth has refusals of its own.
    scope.post('/api/oauth/register', {
      schema: {
        summary: 'Registers an agent (RFC 7591)',
        body: registerClientSchema,
        response: { 201: clientRegisteredSchema, '4xx': errorSchema },
      },
      bodyLimit: BODY_LIMIT,
      async handler({ body: { client_name, redirect_uris } }, reply) {
        if (!redirect_uris.every(isRedirectUri))
          return reply.code(400).send({ error: 'invalid_redirect_uri' })
        const name = client_name === undefined || client_name === '' ? UNNAMED_AGENT : client_name
        return reply.code(201).send({
          client_id: clientIdOf({ name, redirectUris: redirect_uris }, secret),
          client_id_issued_at: Math.floor(options.now() / 1000),
          client_name: name,
          redirect_uris,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        })
      },
    })

    scope.post('/api/oauth/token', {
      schema: {
        summary: 'Gives an agent tokens for a code or a refresh token (RFC 6749)',
        body: tokenRequestSchema,
        response: { 200: tokensSchema, '4xx': errorSchema },
      },
      bodyLimit: BODY_LIMIT,
      async handler(request, reply) {
        const issued = await issueTokens(request.body, originOf(request), options)
        return issued.ok ? reply.send(issued.tokens) : reply.code(400).send({ error: issued.error })
      },
    })
  })
}

function serverMetadata(origin: string): z.input<typeof serverSchema> {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}${AGENT_CONSENT_PAGE}`,
    token_endpoint: `${origin}/api/oauth/token`,
    registration_endpoint: `${origin}/api/oauth/register`,
    scopes_supported: [...AGENT_SCOPES],
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  }
}

/** A body that is not what a call takes, in the form of OAuth. */
function answerOAuthError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error
  if (statusCode < 400 || statusCode >= 500) return answerError(error, request, reply)
  const isRegistration = request.url.startsWith('/api/oauth/register')
  return reply
    .code(statusCode)
    .send({ error: isRegistration ? 'invalid_client_metadata' : 'invalid_request' })
}
