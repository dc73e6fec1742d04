import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { OpenId, OpenIdApp, OpenIdFlow } from '../../features/sso/ports.ts'
import { requestOutbound } from '../../platform/http/outbound-request.ts'
import { createLog } from '../../platform/log/log.ts'
import {
  type OpenIdProvider,
  type ProviderPerson,
  startOpenIdProvider,
} from '../../testing/open-id-provider.ts'
import { openBrowser } from '../../testing/test-browser.ts'
import { createOpenId } from './open-id.ts'

const REDIRECT = 'http://127.0.0.1:1/sso-callback'
const ANN: ProviderPerson = {
  sub: 'ann-1',
  email: 'ann@corp.example',
  email_verified: true,
  name: 'Ann Example',
  picture: 'https://pictures.example/ann.png',
}
const FLOW: OpenIdFlow = {
  redirectUri: REDIRECT,
  state: 'a state',
  nonce: 'a nonce',
  verifier: 'a verifier that is long enough to be one, 43 characters',
}

let provider: OpenIdProvider
let openId: OpenId
const logged: string[] = []
beforeAll(async () => {
  provider = await startOpenIdProvider([REDIRECT])
  openId = createOpenId(
    createLog('debug', { write: (line: string) => void logged.push(line) }),
    (address, input) => requestOutbound(address, { ...input, allowsPrivate: true }),
  )
})
beforeEach(() => {
  provider.next = ANN
  logged.length = 0
})
afterAll(() => provider.close())

/** Follows the flow at the provider as a browser does; returns the query of the redirect back. */
async function go(flow: Partial<OpenIdFlow> = {}, app: OpenIdApp = provider.app): Promise<string> {
  const begun = { ...FLOW, verifier: FLOW.verifier.replaceAll(/[^\w-]/g, '-'), ...flow }
  let url = await openId.authorizeUrl(app, begun)
  const browser = openBrowser(provider.issuer)
  for (let hops = 0; url?.startsWith(provider.issuer) && hops < 9; hops += 1) {
    const { headers } = await browser.get(url.slice(provider.issuer.length))
    url = new URL(headers.get('location') ?? '', provider.issuer).href
  }
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:1\/sso-callback\?/)
  return new URL(url ?? '').search
}

function finish(query: string, flow: Partial<OpenIdFlow> = {}, app: OpenIdApp = provider.app) {
  return openId.finish(app, { ...FLOW, verifier: FLOW.verifier.replaceAll(/[^\w-]/g, '-'), ...flow }, query)
}

const failed = { ok: false, why: 'failed' }

describe('SSO-14: the code flow with PKCE against a real provider', () => {
  test('the person is returned', async () => {
    expect(await finish(await go())).toEqual({
      ok: true,
      person: {
        subject: 'ann-1',
        email: 'ann@corp.example',
        isEmailVerified: true,
        name: 'Ann Example',
        picture: 'https://pictures.example/ann.png',
      },
    })
    expect(logged).toEqual([])
  })

  test('SSO-14: the authorize URL has a challenge, and never the verifier', async () => {
    const url = new URL((await openId.authorizeUrl(provider.app, FLOW)) ?? '')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'retropulse',
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid email profile',
      state: FLOW.state,
      nonce: FLOW.nonce,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(url.href).not.toContain(encodeURIComponent(FLOW.verifier))
  })

  test('a missing or unverified address is reported as such', async () => {
    provider.next = { sub: 'bo-1' }
    expect(await finish(await go())).toMatchObject({
      ok: true,
      person: { subject: 'bo-1', email: null, isEmailVerified: true, name: null, picture: null },
    })
    provider.next = { sub: 'cy-1', email: 'cy@corp.example', email_verified: false }
    expect(await finish(await go())).toMatchObject({ ok: true, person: { isEmailVerified: false } })
  })

  test('a refusal by the user is “cancelled”', async () => {
    provider.next = null
    expect(await finish(await go())).toEqual({ ok: false, why: 'cancelled' })
  })
})

describe('invalid answers of a provider are refused', () => {
  test('SSO-15: a code that was used', async () => {
    const query = await go()
    expect(await finish(query)).toMatchObject({ ok: true })
    expect(await finish(query)).toEqual(failed)
    expect(logged.join()).toContain('invalid_grant')
    expect(logged.join()).not.toMatch(/ann|code=/)
  })

  test.each([
    ['another nonce', { nonce: 'another nonce' }],
    ['another verifier', { verifier: 'another-verifier-that-is-long-enough-to-be-one-too' }],
    ['another state', { state: 'another state' }],
    ['another redirect', { redirectUri: 'http://127.0.0.1:1/other-callback' }],
  ])('SSO-15: a code that was requested with %s', async (_, flow) => {
    expect(await finish(await go(), flow)).toEqual(failed)
  })

  test('an answer that names another issuer (RFC 9207)', async () => {
    const query = new URLSearchParams(await go())
    expect(query.get('iss')).toBe(provider.issuer)
    query.set('iss', 'https://evil.example')
    expect(await finish(`?${query.toString()}`)).toEqual(failed)
  })

  test('a wrong client secret, which is not logged', async () => {
    const wrong = { ...provider.app, secret: 'guess' }
    expect(await finish(await go(), {}, wrong)).toEqual(failed)
    expect(logged.join()).toContain('OAUTH_WWW_AUTHENTICATE_CHALLENGE')
    expect(logged.join()).not.toContain('guess')
  })

  test.each(['', '?', '?state=a+state', '?code=made-up&state=a+state', '?error=server_error&state=a+state'])(
    'a made-up answer: %j',
    async (query) => {
      expect(await finish(query)).toEqual(failed)
    },
  )
})

describe('an issuer that is no OpenID provider', () => {
  const at = (issuer: string) => ({ ...provider.app, issuer })

  test('SSO-3: an issuer that does not answer is not reachable', async () => {
    expect(await openId.isReachable(provider.app)).toBe(true)
    expect(await openId.isReachable(at('http://127.0.0.1:1'))).toBe(false)
    expect(await openId.isReachable(at(`${provider.issuer}/nothing`))).toBe(false)
    expect(logged).toHaveLength(2)
  })

  test('SSO-3: a provider that names another issuer in its document is not reachable', async () => {
    expect(await openId.isReachable(at(provider.issuer.replace('127.0.0.1', 'localhost')))).toBe(false)
  })

  test('a provider that went away, before or after the user went there, is unreachable', async () => {
    expect(await openId.authorizeUrl(at('http://127.0.0.1:1'), FLOW)).toBeNull()
    const query = await go()
    expect(await finish(query, {}, at('http://127.0.0.1:1'))).toEqual({ ok: false, why: 'unreachable' })
  })

  test.each([
    ['redirects elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
    [
      'answers more than half a megabyte',
      { status: 200, headers: {}, body: `{"x":"${'x'.repeat(600_000)}"}` },
    ],
    ['answers a page of HTML', { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' }],
  ])('an issuer that %s is not reachable', async (_, { status, headers, body }) => {
    const issuer = await answering(() => ({ status, headers, body }))
    expect(await openId.isReachable(at(issuer))).toBe(false)
  })

  test('SSO-28: a code is sent without https to no other host than that of the issuer', async () => {
    let isAsked = false
    const elsewhere = await answering(() => {
      isAsked = true
      return { status: 400, headers: {}, body: '' }
    })
    const issuer = await answering((own) => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        issuer: own,
        authorization_endpoint: `${own}/auth`,
        token_endpoint: `${elsewhere.replace('127.0.0.1', 'localhost')}/token`,
      }),
    }))
    expect(await finish('?code=x&state=a+state', {}, at(issuer))).toMatchObject({ ok: false })
    expect(isAsked).toBe(false)
  })
})

interface Answering {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** A server that gives the same answer to every request; returns its origin. */
async function answering(answer: (origin: string) => Answering): Promise<string> {
  const server = createServer((_request, response) => {
    const { status, headers, body } = answer(origin)
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return origin
}
