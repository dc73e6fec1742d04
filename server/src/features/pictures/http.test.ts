import type { GifPage } from '@retropulse/contract/gif'
import type { PhotoPage } from '@retropulse/contract/photo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts'

let app: TestApp
let browser: TestBrowser
beforeAll(async () => {
  app = await startApp()
  browser = openBrowser(app.url)
})
afterAll(() => app.close())

async function get<Body>(path: string): Promise<Body> {
  const { status, body } = await browser.get(path)
  expect(status).toBe(200)
  return body as Body
}

describe('GIFs (board.md §7, D23)', () => {
  test('come twelve to a page, and the next page is where the last one says', async () => {
    const first = await get<GifPage>('/api/gifs/search?q=')
    expect(first.results).toHaveLength(12)
    const second = await get<GifPage>(`/api/gifs/search?q=&pos=${first.next}&limit=3`)
    expect(second.results).toHaveLength(3)
    expect(first.results).not.toContainEqual(second.results[0])
  })

  test('an empty `pos` asks for the first page', async () => {
    expect(await get('/api/gifs/search?q=&pos=')).toEqual(await get('/api/gifs/search?q='))
  })

  test('carry what is needed to show them for ever (D10)', async () => {
    const { results } = await get<GifPage>('/api/gifs/search?q=party&limit=1')
    const [gif] = results
    expect(gif).toMatchObject({ provider: 'builtin', url: `/gifs/${gif?.id}.svg` })
    expect(await get('/api/gifs/posts?ids=none,' + gif?.id)).toEqual({ results: [gif] })
  })

  test('nothing is found for a word that names none', async () => {
    expect(await get('/api/gifs/search?q=zzzzzz')).toEqual({ results: [], next: null })
    expect(await get('/api/gifs/posts?ids=')).toEqual({ results: [] })
  })
})

describe('photos (board.md §7, D24)', () => {
  test('come 24 to a page, or as many as are asked for', async () => {
    expect((await get<PhotoPage>('/api/photos/search')).results).toHaveLength(24)
    expect((await get<PhotoPage>('/api/photos/search?page=2')).results).toHaveLength(20)
    expect((await get<PhotoPage>('/api/photos/search?query=&per_page=20&page=3')).results).toHaveLength(4)
  })

  test('one that is used is registered, and an address of somebody else is asked nothing', async () => {
    const { results } = await get<PhotoPage>('/api/photos/search?query=winter')
    const location = encodeURIComponent(results[0]?.links.download_location ?? '')
    expect((await browser.get(`/api/photos/download?location=${location}`)).status).toBe(204)
    for (const other of ['https://example.com/a.jpg', '//example.com', '/etc/passwd', '']) {
      const { status, body } = await browser.get(`/api/photos/download?location=${encodeURIComponent(other)}`)
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
  })
})

test.each([
  '/api/gifs/search?limit=0',
  '/api/gifs/search?limit=51',
  `/api/gifs/search?q=${'x'.repeat(101)}`,
  '/api/gifs/posts',
  '/api/photos/search?page=0',
  '/api/photos/search?per_page=31',
  '/api/photos/download',
])('%s is refused', async (path) => {
  expect((await browser.get(path)).status).toBe(400)
})
