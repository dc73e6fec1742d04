import type { PhotoPage } from '@retropulse/contract/photo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOpenverseStandIn } from '../integrations/photos/testing/openverse-stand-in.ts'
import { ACCESS_KEY, startUnsplashStandIn } from '../integrations/photos/testing/unsplash-stand-in.ts'
import type { ServiceStandIn } from '../platform/http/testing/service-stand-in.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

describe.each([
  ['unsplash', { UNSPLASH_ACCESS_KEY: ACCESS_KEY, OPENVERSE: 'true' }, startUnsplashStandIn, 24],
  ['openverse', { OPENVERSE: 'true' }, startOpenverseStandIn, 20],
] as const)('a server that asks %s for pictures', (service, environment, start, pageSize) => {
  let standIn: ServiceStandIn
  let app: TestApp
  let browser: TestBrowser
  beforeAll(async () => {
    standIn = await start(50)
    app = await startApp(environment, { mediaOrigins: { [service]: standIn.origin } })
    browser = openBrowser(app.url)
  })
  afterAll(async () => {
    await app.close()
    await standIn.close()
  })

  const INPUT = 'query=sea&page=1&per_page=24&content_filter=high&orientation=landscape'
  const search = async (path: string) => (await browser.get(path)).body as PhotoPage

  test('BG-12, BG-21, BG-22: the dialog finds pictures of the service, and no key crosses', async () => {
    const { results } = await search(`/api/photos/search?${INPUT}`)
    expect(results).toHaveLength(pageSize)
    expect(JSON.stringify(results)).not.toContain(ACCESS_KEY)
    expect(
      standIn.requests.at(-1)?.query.get(service === 'unsplash' ? 'orientation' : 'aspect_ratio'),
    ).toMatch(/^(landscape|wide)$/)
  })

  test('BG-23: it answers below /unsplash too, and there takes a location without its origin', async () => {
    const page = await search(`/unsplash/search/photos?${INPUT}`)
    expect(page).toEqual(await search(`/api/photos/search?${INPUT}`))
    const location = new URL(page.results[0]!.links.download_location)
    const before = standIn.requests.length
    expect((await browser.get(`/unsplash${location.pathname}${location.search}`)).status).toBe(204)
    const query = new URLSearchParams({ location: location.href }).toString()
    expect((await browser.get(`/api/photos/download?${query}`)).status).toBe(204)
    expect(standIn.requests.length - before).toBe(service === 'unsplash' ? 2 : 0)
  })

  test.each(['//example.com/photos/a/download', '/photos/a%2Fb/download', '/me', '/'])(
    'BG-16, BG-23: /unsplash%s is not found, and nobody is asked',
    async (path) => {
      const before = standIn.requests.length
      expect((await browser.get(`/unsplash${path}`)).status).toBe(404)
      expect(standIn.requests).toHaveLength(before)
    },
  )

  test.each(['content_filter=off', 'orientation=round', 'order_by=oldest'])(
    'BG-32: a wish that is none is refused: %s',
    async (input) => {
      expect((await browser.get(`/api/photos/search?query=sea&${input}`)).status).toBe(400)
    },
  )

  test('BG-17, BG-31: while the service fails the call is unavailable', async () => {
    standIn.feel('error', 'well')
    const { status, body } = await browser.get('/api/photos/search?query=city')
    expect([status, body]).toEqual([503, { code: 'unavailable' }])
    expect((await browser.get('/api/photos/search?query=city')).status).toBe(200)
  })
})

test('BG-23: the built-in backgrounds are found and registered below /unsplash as well', async () => {
  const app = await startApp()
  const browser = openBrowser(app.url)
  const { body } = await browser.get('/unsplash/search/photos?query=winter')
  const [photo] = (body as PhotoPage).results
  expect((await browser.get(`/unsplash${photo!.links.download_location}`)).status).toBe(204)
  await app.close()
})
