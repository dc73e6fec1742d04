import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestOutbound } from '../../platform/http/outbound-request.ts'
import { startOpenIdProvider } from '../open-id-provider.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { createOrg, openBrowser, signUp } from '../test-browser.ts'

/** A service in the server's own network, which counts connections. */
let connections = 0
const internal = createServer((_request, response) => void response.end('{}'))
internal.on('connection', () => (connections += 1))
let port = 0
beforeAll(async () => {
  internal.listen(0, '127.0.0.1')
  await once(internal, 'listening')
  port = (internal.address() as AddressInfo).port
})
afterAll(() => void internal.close())

async function connect(app: TestApp, issuer: string) {
  const owner = openBrowser(app.url)
  await signUp(owner)
  const { orgId } = await createOrg(owner)
  const input = { domains: ['corp.example'], issuer, clientId: 'id', secret: 'secret' }
  const { status, body } = await owner.put(`/api/org/${orgId}/sso-connections`, input)
  return [status, body]
}

const UNREACHABLE = [502, { code: 'sso-issuer-unreachable' }]

describe('an organisation owner cannot make the server call its own network', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'http://retro.example.com' })
  })
  afterAll(() => app.close())

  test.each([
    ['http', '127.0.0.1'],
    ['http', 'localhost'],
    ['https', '127.0.0.1'],
    ['https', 'localhost'],
    ['https', '2130706433'],
    ['https', '[::ffff:127.0.0.1]'],
  ])('SSO-27: %s://%s: no connection is opened', async (scheme, host) => {
    connections = 0
    expect(await connect(app, `${scheme}://${host}:${port}`)).toEqual(UNREACHABLE)
    expect(connections).toBe(0)
  })
})

test('SSO-27: the address that a name resolves to is checked for the connection itself', async () => {
  connections = 0
  const input = { method: 'GET', headers: {}, body: null, signal: null, maxBytes: 1000 }
  const address = `http://localhost:${port}/`
  await expect(requestOutbound(address, { ...input, allowsPrivate: false })).rejects.toThrow(TypeError)
  expect(connections).toBe(0)
  expect((await requestOutbound(address, { ...input, allowsPrivate: true })).status).toBe(200)
})

test('SSO-27: an operator may allow a provider in the server’s own network', async () => {
  const app = await startApp({ PUBLIC_URL: 'http://retro.example.com', ALLOW_PRIVATE_ISSUERS: 'true' })
  const provider = await startOpenIdProvider([])
  expect((await connect(app, provider.issuer))[0]).not.toBe(502)
  await provider.close()
  await app.close()
})
