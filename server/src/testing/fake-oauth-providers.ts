import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderFetch } from '../integrations/social/provider-calls.ts'

/**
 * Fakes of Google, Microsoft and GitHub on the loopback interface, as strict as their documentation: each has one app,
 * a code is used once and with the parameters it was requested with, and every other request is refused as the service
 * would refuse it.
 */
export interface FakeOAuthProviders {
  /** Reaches the fakes under the services' own addresses. */
  readonly fetch: ProviderFetch
  /** The person who signs in next; null: they refuse. */
  person: FakeAccount | null
  /** Changes the claims of an ID token before it is signed. */
  twist: (claims: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** No service answers. */
  isDown: boolean
  /** Follows an address at a service as a browser does; returns the address that it redirects back to. */
  visit(url: string): Promise<string>
  close(): Promise<void>
}

export interface FakeAccount {
  readonly sub: string
  readonly email?: string
  /** For Google and GitHub. */
  readonly isVerified?: boolean
  readonly name?: string
  readonly picture?: string
  /** Further claims, for Microsoft. */
  readonly claims?: Readonly<Record<string, unknown>>
}

export const FAKE_APP = { clientId: 'retropulse-app', clientSecret: 'secret of the app' }

const TENANT = '3f2b1c00-aaaa-bbbb-cccc-0123456789ab'
const KEY_ID = 'key-1'

interface Asked {
  readonly person: FakeAccount
  readonly service: string
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string | null
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

export async function startFakeOAuthProviders(): Promise<FakeOAuthProviders> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, Asked>()
  const tokens = new Map<string, FakeAccount>()
  const server = createServer((request, response) => {
    void answerTo(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const services: FakeOAuthProviders = {
    person: null,
    twist: (claims) => claims,
    isDown: false,
    fetch: (url, options) => {
      if (services.isDown) return Promise.reject(new TypeError('fetch failed'))
      const { host, pathname, search } = new URL(url)
      const { method, headers, body = null, signal = null } = options
      const sent = { 'user-agent': '', ...headers, 'x-played-host': host }
      return fetch(here + pathname + search, { method, headers: sent, body, signal, redirect: 'manual' })
    },
    visit: (address) => Promise.resolve(consent(new URL(address))),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return services

  /** The page on which the person agrees or refuses. */
  function consent({ host, pathname, searchParams: asked }: URL): string {
    const service = AUTHORIZE[host + pathname]
    if (service === undefined) throw new Error(`no page at ${host}${pathname}`)
    const need = (name: string, value?: string) => {
      const given = asked.get(name)
      if (given === null || (value !== undefined && given !== value))
        throw new Error(`${service} says: bad ${name}`)
      return given
    }
    need('client_id', FAKE_APP.clientId)
    need('response_type', 'code')
    need('code_challenge_method', 'S256')
    const scopes = need('scope').split(' ')
    for (const scope of service === 'github' ? ['read:user', 'user:email'] : ['openid', 'email', 'profile'])
      if (!scopes.includes(scope)) throw new Error(`${service} says: scope ${scope} is missing`)
    const back = new URL(need('redirect_uri'))
    back.searchParams.set('state', need('state'))
    if (services.person === null) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, {
        person: services.person,
        service,
        redirectUri: need('redirect_uri'),
        challenge: need('code_challenge'),
        nonce: asked.get('nonce'),
      })
      back.searchParams.set('code', code)
    }
    return back.href
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const host = String(request.headers['x-played-host'])
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.endsWith('/.well-known/openid-configuration')) return discovery(host, path)
    if (KEYS.has(host + path)) return { status: 200, body: { keys: [publicJwk()] } }
    if (TOKENS[host + path] !== undefined && request.method === 'POST')
      return token(TOKENS[host + path] ?? '', request)
    if (host === 'api.github.com') return gitHubApi(path, request)
    return { status: 404, body: { error: 'not_found' } }
  }

  function publicJwk() {
    return { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }
  }

  async function token(service: string, request: IncomingMessage): Promise<Answer> {
    const form = new URLSearchParams(await bodyOf(request))
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    const asked = codes.get(form.get('code') ?? '')
    const isApp =
      form.get('client_id') === FAKE_APP.clientId && form.get('client_secret') === FAKE_APP.clientSecret
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood =
      asked !== undefined &&
      asked.service === service &&
      asked.redirectUri === form.get('redirect_uri') &&
      asked.challenge === challenge &&
      form.get('grant_type') === 'authorization_code'
    codes.delete(form.get('code') ?? '')
    if (!isForm || !isApp) return wrong(service, 'invalid_client', 'incorrect_client_credentials')
    if (!isGood) return wrong(service, 'invalid_grant', 'bad_verification_code')
    const accessToken = randomUUID()
    tokens.set(accessToken, asked.person)
    const common = { access_token: accessToken, token_type: 'Bearer' }
    if (service === 'github')
      return { status: 200, body: { ...common, token_type: 'bearer', scope: 'read:user,user:email' } }
    return { status: 200, body: { ...common, expires_in: 3599, id_token: idToken(service, asked) } }
  }

  function idToken(service: string, { person, nonce }: Asked): string {
    const { sub, email, isVerified, name, picture, claims } = person
    const now = Math.floor(Date.now() / 1000)
    const base = { aud: FAKE_APP.clientId, iat: now, exp: now + 3600, sub, name, ...(nonce && { nonce }) }
    const own =
      service === 'google'
        ? { iss: 'https://accounts.google.com', email, email_verified: isVerified ?? true, picture }
        : { iss: `https://login.microsoftonline.com/${TENANT}/v2.0`, tid: TENANT, email, ...claims }
    const payload = services.twist({ ...base, ...own })
    const text = [{ alg: 'RS256', typ: 'JWT', kid: KEY_ID }, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(text), createPrivateKey(privateKey.export(PEM)))
    return `${text}.${signature.toString('base64url')}`
  }

  function gitHubApi(path: string, { headers }: IncomingMessage): Answer {
    if (!headers['user-agent'])
      return { status: 403, body: { message: 'Request forbidden by administrative rules.' } }
    const person = tokens.get(/^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '')
    if (person === undefined) return { status: 401, body: { message: 'Bad credentials' } }
    const { sub, email = '', isVerified = true, name = null, picture } = person
    if (path === '/user')
      return { status: 200, body: { id: Number(sub), login: 'octo', name, avatar_url: picture } }
    if (path !== '/user/emails') return { status: 404, body: { message: 'Not Found' } }
    const other = { email: 'other@example.com', primary: false, verified: true, visibility: null }
    return {
      status: 200,
      body: [other, { email, primary: true, verified: isVerified, visibility: 'private' }],
    }
  }
}

/** GitHub answers errors with status 200. */
function wrong(service: string, error: string, gitHub: string): Answer {
  return service === 'github' ? { status: 200, body: { error: gitHub } } : { status: 400, body: { error } }
}

const PEM = { format: 'pem', type: 'pkcs8' } as const

const AUTHORIZE: Readonly<Record<string, string>> = {
  'accounts.google.com/o/oauth2/v2/auth': 'google',
  'login.microsoftonline.com/common/oauth2/v2.0/authorize': 'microsoft',
  [`login.microsoftonline.com/${TENANT}/oauth2/v2.0/authorize`]: 'microsoft',
  'github.com/login/oauth/authorize': 'github',
}

const TOKENS: Readonly<Record<string, string>> = {
  'oauth2.googleapis.com/token': 'google',
  'login.microsoftonline.com/common/oauth2/v2.0/token': 'microsoft',
  [`login.microsoftonline.com/${TENANT}/oauth2/v2.0/token`]: 'microsoft',
  'github.com/login/oauth/access_token': 'github',
}

const KEYS = new Set([
  'www.googleapis.com/oauth2/v3/certs',
  'login.microsoftonline.com/common/discovery/v2.0/keys',
  `login.microsoftonline.com/${TENANT}/discovery/v2.0/keys`,
])

/** The tenant of accounts at work. */
export const FAKE_TENANT = TENANT

function discovery(host: string, path: string): Answer {
  if (host === 'accounts.google.com')
    return metadata({
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    })
  const [, tenant = ''] = /^\/([^/]+)\/v2\.0\//.exec(path) ?? []
  if (host !== 'login.microsoftonline.com' || !['common', TENANT].includes(tenant))
    return { status: 400, body: { error: 'invalid_tenant' } }
  const base = `https://login.microsoftonline.com/${tenant}`
  return metadata({
    issuer: `https://login.microsoftonline.com/${tenant === 'common' ? '{tenantid}' : tenant}/v2.0`,
    authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
    token_endpoint: `${base}/oauth2/v2.0/token`,
    jwks_uri: `${base}/discovery/v2.0/keys`,
  })
}

function metadata(own: Readonly<Record<string, string>>): Answer {
  const same = {
    response_types_supported: ['code', 'id_token'],
    subject_types_supported: ['public', 'pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  }
  return { status: 200, body: { ...own, ...same } }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
