import * as client from 'openid-client'
import { z } from 'zod'
import type { SocialProvider } from '../../features/auth/ports.ts'
import {
  callsTo,
  exchange,
  TIMEOUT_SECONDS,
  type ProviderDependencies,
  type SocialApp,
} from './provider-calls.ts'

const API = 'https://api.github.com'

/** GitHub: OAuth 2 with PKCE, and its REST API for the profile. Only a verified primary address counts (AUTH-18). */
export function createGitHub(app: SocialApp, dependencies: ProviderDependencies): SocialProvider {
  const calls = callsTo('github', () => Promise.resolve(configure(app, dependencies)), dependencies)
  return {
    id: 'github',
    authorizeUrl: (flow) => calls.authorizeUrl(flow, { scope: 'read:user user:email' }),
    finish: (flow, query) =>
      calls.finish(query, async (config) => {
        const { access_token: token } = await exchange(config, flow, query, false)
        const [user, emails] = await Promise.all([
          read(config, token, '/user', userSchema),
          read(config, token, '/user/emails', emailsSchema),
        ])
        const email = emails.find(({ primary, verified }) => primary && verified)?.email
        if (email === undefined) return { ok: false, why: 'email-unverified' }
        return {
          ok: true,
          person: {
            providerId: 'github',
            accountId: String(user.id),
            email,
            name: user.name ?? user.login,
            picture: user.avatar_url ?? null,
          },
        }
      }),
  }
}

/** GitHub has no discovery document: its endpoints stand in its documentation only. */
function configure(
  { clientId, clientSecret }: SocialApp,
  { fetch }: ProviderDependencies,
): client.Configuration {
  const config = new client.Configuration(
    {
      issuer: 'https://github.com',
      authorization_endpoint: 'https://github.com/login/oauth/authorize',
      token_endpoint: 'https://github.com/login/oauth/access_token',
    },
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
  )
  config.timeout = TIMEOUT_SECONDS
  if (fetch !== undefined) config[client.customFetch] = fetch
  return config
}

const userSchema = z.object({
  id: z.int(),
  login: z.string(),
  name: z.string().nullable().optional(),
  avatar_url: z.string().optional(),
})
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** Throws TypeError when GitHub does not answer, and Error when the answer is not of the expected shape. */
async function read<Shape>(
  config: client.Configuration,
  token: string,
  path: string,
  schema: z.ZodType<Shape>,
): Promise<Shape> {
  const headers = new Headers({
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    // GitHub refuses requests without a user agent.
    'user-agent': 'Retropulse',
  })
  const response = await client.fetchProtectedResource(
    config,
    token,
    new URL(path, API),
    'GET',
    null,
    headers,
  )
  return schema.parse(await response.json())
}
