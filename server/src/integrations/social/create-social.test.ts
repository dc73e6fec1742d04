import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SocialFlow, SocialProvider } from '../../features/auth/ports.ts'
import { createLog } from '../../platform/log/log.ts'
import {
  FAKE_APP,
  FAKE_TENANT,
  type FakeAccount,
  type FakeOAuthProviders,
  startFakeOAuthProviders,
} from '../../testing/fake-oauth-providers.ts'
import { createSocial, type SocialSettings } from './create-social.ts'

const ANN: FakeAccount = {
  sub: '1001',
  email: 'ann@example.com',
  name: 'Ann Example',
  picture: 'https://pictures.example/ann.png',
}
const PROVED = { claims: { xms_edov: true } }

let services: FakeOAuthProviders
let logged: string[]
beforeAll(async () => {
  services = await startFakeOAuthProviders()
})
beforeEach(() => {
  logged = []
  services.person = { ...ANN, ...PROVED }
  services.twist = (claims) => claims
  services.isDown = false
})
afterAll(() => services.close())

const ALL: SocialSettings = {
  google: FAKE_APP,
  microsoft: { ...FAKE_APP, tenant: 'common' },
  github: FAKE_APP,
}

function provider(id: string, settings: Partial<SocialSettings> = {}): SocialProvider {
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const found = createSocial({ ...ALL, ...settings }, log, services.fetch).find((each) => each.id === id)
  if (found === undefined) throw new Error(`${id} is not offered`)
  return found
}

function flowFor(id: string): SocialFlow {
  return {
    redirectUri: `http://127.0.0.1:1/api/auth/callback/${id}`,
    state: 'a-state-of-ours',
    nonce: 'a-nonce-of-ours',
    verifier: 'a-verifier-that-is-long-enough-to-be-one-of-43-chars',
  }
}

/** Signs in there and comes back; `change` replaces parts of the flow before it is finished. */
async function goThrough(at: SocialProvider, change: Partial<SocialFlow> = {}) {
  const flow = flowFor(at.id)
  const url = await at.authorizeUrl(flow)
  const back = new URL(await services.visit(url ?? ''))
  return { back: back.search, answer: await at.finish({ ...flow, ...change }, back.search) }
}

const failed = { ok: false, why: 'failed' }
const unproved = { ok: false, why: 'email-unverified' }

describe.each(['google', 'microsoft', 'github'])('AUTH-15: signing in with %s', (id) => {
  const at = () => provider(id)

  test('the person is returned, and nothing is logged', async () => {
    const picture = id === 'microsoft' ? null : ANN.picture
    const person = { providerId: id, accountId: '1001', email: ANN.email, name: ANN.name, picture }
    expect((await goThrough(at())).answer).toEqual({ ok: true, person })
    expect(logged).toEqual([])
  })

  test('the authorize URL has state and challenge, and neither the verifier nor the secret', async () => {
    const url = (await at().authorizeUrl(flowFor(id))) ?? ''
    expect(new URL(url).searchParams.get('state')).toBe('a-state-of-ours')
    expect(url).not.toContain(flowFor(id).verifier)
    expect(url).not.toContain(encodeURIComponent(FAKE_APP.clientSecret))
  })

  test('a refusal by the user is “cancelled”', async () => {
    services.person = null
    expect((await goThrough(at())).answer).toEqual({ ok: false, why: 'cancelled' })
  })

  test('a code is accepted once', async () => {
    const one = at()
    const { back } = await goThrough(one)
    expect(await one.finish(flowFor(id), back)).toEqual(failed)
    expect(logged.join()).not.toMatch(/ann@|code=/)
  })

  test.each([
    ['verifier', { verifier: 'another-verifier-that-is-long-enough-to-be-one-of-43' }],
    ['state', { state: 'another-state' }],
    ['redirect', { redirectUri: 'http://127.0.0.1:1/elsewhere' }],
  ])('a code that was requested with another %s is refused', async (_, change) => {
    expect((await goThrough(at(), change)).answer).toEqual(failed)
  })

  test('a wrong client secret fails, and is not logged', async () => {
    const wrong = { clientId: FAKE_APP.clientId, clientSecret: 'a guess' }
    const one = provider(id, { google: wrong, microsoft: { ...wrong, tenant: 'common' }, github: wrong })
    expect((await goThrough(one)).answer).toEqual(failed)
    expect(logged).toHaveLength(1)
    expect(logged.join()).not.toContain('guess')
  })

  test('a service out of reach is “unreachable”', async () => {
    const one = at()
    const url = await one.authorizeUrl(flowFor(id))
    const back = new URL(await services.visit(url ?? '')).search
    services.isDown = true
    expect(await one.finish(flowFor(id), back)).toEqual({ ok: false, why: 'unreachable' })
  })

  test.each(['', '?', '?code=made-up&state=a-state-of-ours', '?error=server_error&state=a-state-of-ours'])(
    'a made-up answer is refused: %j',
    async (query) => {
      expect(await at().finish(flowFor(id), query)).toEqual(failed)
    },
  )

  test('without an app the service is not offered', () => {
    expect(
      createSocial({ google: undefined, microsoft: undefined, github: undefined }, createLog('silent')),
    ).toEqual([])
  })
})

describe('AUTH-18: an address counts only where the service says that it verified it', () => {
  test.each(['google', 'github'])('an address that %s does not call verified is refused', async (id) => {
    services.person = { ...ANN, isVerified: false }
    expect((await goThrough(provider(id))).answer).toEqual(unproved)
  })

  test.each([
    ['nothing', {}],
    ['a domain that is not its own', { xms_edov: false }],
    ['a number', { xms_edov: 0 }],
  ])('an address of a Microsoft directory that claims %s is not believed', async (_, claims) => {
    services.person = { ...ANN, claims }
    expect((await goThrough(provider('microsoft'))).answer).toEqual(unproved)
  })

  test('AUTH-18: a Microsoft directory that the operator named is believed, and no other one', async () => {
    services.person = ANN
    const named = { ...FAKE_APP, tenant: FAKE_TENANT }
    expect((await goThrough(provider('microsoft', { microsoft: named }))).answer).toMatchObject({ ok: true })
    const evil = '66666666-aaaa-bbbb-cccc-0123456789ab'
    services.twist = (claims) => ({
      ...claims,
      tid: evil,
      iss: `https://login.microsoftonline.com/${evil}/v2.0`,
    })
    expect((await goThrough(provider('microsoft', { microsoft: named }))).answer).toEqual(failed)
  })

  test('addresses of personal Microsoft accounts are believed', async () => {
    const tid = '9188040d-6c67-4c5b-b112-36a304b66dad'
    services.person = ANN
    services.twist = (claims) => ({ ...claims, tid, iss: `https://login.microsoftonline.com/${tid}/v2.0` })
    expect((await goThrough(provider('microsoft'))).answer).toMatchObject({ ok: true })
  })
})

describe.each(['google', 'microsoft'])('invalid ID tokens of %s', (id) => {
  test.each([
    ['for another app', { aud: 'another-app' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has run out', { exp: 1_000_000_000 }],
    ['for another sign-in', { nonce: 'another' }],
    ['for no sign-in', { nonce: undefined }],
  ])('a token %s is refused', async (_, change) => {
    services.twist = (claims) => ({ ...claims, ...change })
    expect((await goThrough(provider(id))).answer).toEqual(failed)
  })

  test('a token that was signed with another key is refused', async () => {
    const stranger = await startFakeOAuthProviders()
    stranger.person = { ...ANN, ...PROVED }
    const log = createLog('silent')
    const from = createSocial(ALL, log, (url, options) =>
      (/certs|keys/.test(url) ? services : stranger).fetch(url, options),
    ).find((each) => each.id === id)!
    const url = (await from.authorizeUrl(flowFor(id))) ?? ''
    const back = new URL(await stranger.visit(url)).search
    expect(await from.finish(flowFor(id), back)).toEqual(failed)
    await stranger.close()
  })
})
