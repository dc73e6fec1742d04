import { cleanLine, isStorableLine } from '@retropulse/domain/kernel/text'
import { API_KEY_NAME_MAX } from '@retropulse/domain/orgs/limits'
import { z } from 'zod'
import { AGENT_SCOPES } from './agent-scopes.ts'
import { orgIdSchema } from './ids.ts'

const scopesSchema = z.array(z.enum(AGENT_SCOPES))

/** The page on which an owner lets an agent in: the authorization endpoint. */
export const AGENT_CONSENT_PAGE = '/agent-consent'

const REDIRECTS_MAX = 3
const redirectUri = z.string().max(200)
const clientId = z.string().max(1500)
/** Base64url of SHA-256. */
const codeChallenge = z.string().regex(/^[\w-]{43}$/)
const state = z.string().max(600)

/** POST /api/oauth/register (RFC 7591); fields that are not listed are ignored, as the protocol asks for. */
export const registerClientSchema = z.object({
  client_name: z
    .string()
    .max(API_KEY_NAME_MAX)
    .refine(isStorableLine)
    .transform((name) => cleanLine(name))
    .optional(),
  redirect_uris: z.array(redirectUri).min(1).max(REDIRECTS_MAX),
})
export const clientRegisteredSchema = z.object({
  client_id: z.string(),
  client_id_issued_at: z.number(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
  token_endpoint_auth_method: z.literal('none'),
})

/** GET /api/agent-consent: the query of an authorization request (RFC 6749, RFC 7636, RFC 8707), as the page got it. */
export const agentRequestSchema = z.object({
  response_type: z.literal('code'),
  client_id: clientId,
  redirect_uri: redirectUri,
  code_challenge: codeChallenge,
  code_challenge_method: z.literal('S256'),
  /** Scopes that the agent asks for, with spaces between; left out: all. */
  scope: z.string().max(100).optional(),
  state: state.optional(),
  resource: z.string().max(300).optional(),
})
export type AgentRequest = z.infer<typeof agentRequestSchema>
export const agentRequestReadSchema = z.object({
  /** The name that the agent gave itself: anybody may choose any. */
  name: z.string(),
  /** Where the code goes. */
  redirectHost: z.string(),
  scopes: scopesSchema,
  /** Where the browser goes when the owner declines. */
  declinedUrl: z.string(),
})
export type AgentRequestRead = z.infer<typeof agentRequestReadSchema>

/** POST /api/agent-consent, with the query of the request: an owner lets the agent in, with these scopes. */
export const allowAgentSchema = z.strictObject({
  orgId: orgIdSchema,
  scopes: scopesSchema.min(1).transform((chosen) => AGENT_SCOPES.filter((scope) => chosen.includes(scope))),
})
export type AllowAgent = z.input<typeof allowAgentSchema>
export type AgentAllowed = z.output<typeof allowAgentSchema>
/** Where the browser takes the code. */
export const agentAllowedSchema = z.object({ redirectTo: z.string() })

/** POST /api/oauth/token (RFC 6749), a form. */
export const tokenRequestSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: clientId,
    code: z.string().max(100),
    redirect_uri: redirectUri,
    code_verifier: z.string().min(43).max(128),
    resource: z.string().max(300).optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: clientId,
    refresh_token: z.string().max(200),
    resource: z.string().max(300).optional(),
  }),
])
export type TokenRequest = z.infer<typeof tokenRequestSchema>
export const tokensSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.number(),
  refresh_token: z.string(),
  scope: z.string(),
})
export type Tokens = z.infer<typeof tokensSchema>

/** GET /api/org/{id}/agents: agents that owners let in, oldest first. Moments in milliseconds since 1970. */
const agentSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: scopesSchema,
  createdAt: z.number(),
  /** To the hour; null: never. */
  lastUsedAt: z.number().nullable(),
})
export type ConnectedAgent = z.infer<typeof agentSchema>
export const agentsSchema = z.object({ agents: z.array(agentSchema) })
export type ConnectedAgents = z.infer<typeof agentsSchema>
