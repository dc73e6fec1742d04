import type { GifPage } from '@retropulse/contract/gif'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GIPHY_KEY, startGiphyStandIn } from '../integrations/gifs/testing/giphy-stand-in.ts'
import { KLIPY_KEY, startKlipyStandIn } from '../integrations/gifs/testing/klipy-stand-in.ts'
import type { ServiceStandIn } from '../platform/http/testing/service-stand-in.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

describe.each([
  ['klipy', { KLIPY_KEY, GIPHY_KEY: 'unused' }, startKlipyStandIn],
  ['giphy', { GIPHY_KEY }, startGiphyStandIn],
] as const)('a server with a key of %s', (provider, environment, start) => {
  let service: ServiceStandIn
  let app: TestApp
  let browser: TestBrowser
  beforeAll(async () => {
    service = await start(30)
    app = await startApp(environment, { mediaOrigins: { [provider]: service.origin } })
    browser = openBrowser(app.url)
  })
  afterAll(async () => {
    await app.close()
    await service.close()
  })

  const search = async (query: string) => (await browser.get(`/api/gifs/search?${query}`)).body as GifPage

  test('GIF-27, GIF-29: the picker finds GIFs of the service, page after page', async () => {
    const first = await search('q=party')
    expect(first.results).toHaveLength(12)
    expect(first.results[0]?.provider).toBe(provider)
    const second = await search(`q=party&pos=${first.next}`)
    expect(second.results).toHaveLength(12)
    const ids = [...first.results, ...second.results].map(({ id }) => id)
    expect(new Set(ids).size).toBe(24)
    const { body: found } = await browser.get(`/api/gifs/posts?ids=${ids[13]}`)
    expect(found).toEqual({ results: [second.results[1]] })
  })

  test('GIF-30: neither key nor anything about the browser crosses the server', async () => {
    const { body } = await browser.get('/api/gifs/search?q=cake')
    for (const key of Object.values(environment)) expect(JSON.stringify(body)).not.toContain(key)
    expect(JSON.stringify(service.requests.map(({ headers }) => headers))).not.toMatch(
      /forwarded|cookie|referer/i,
    )
  })

  test('GIF-17, GIF-35: while the service fails the call is unavailable, and says no more', async () => {
    service.feel('error', 'well')
    const { status, body } = await browser.get('/api/gifs/search?q=coffee')
    expect([status, body]).toEqual([503, { code: 'unavailable' }])
    expect((await browser.get('/api/gifs/search?q=coffee')).status).toBe(200)
  })
})
