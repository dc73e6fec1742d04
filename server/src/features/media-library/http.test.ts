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

describe('GIFs', () => {
  test('GIF-11, GIF-31: a page has twelve, and its `next` is the `pos` of the page after it', async () => {
    const first = await get<GifPage>('/api/gifs/search?q=')
    expect(first.results).toHaveLength(12)
    const second = await get<GifPage>(`/api/gifs/search?q=&pos=${first.next}&limit=3`)
    expect(second.results).toHaveLength(3)
    expect(first.results).not.toContainEqual(second.results[0])
  })

  test('GIF-10: pages of 50 have each GIF once, and `next` of the last page is null', async () => {
    const pages: GifPage[] = []
    for (let pos: string | null = ''; pos !== null; pos = pages.at(-1)?.next ?? null)
      pages.push(await get<GifPage>(`/api/gifs/search?q=&limit=50&pos=${pos}`))
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(pages.slice(0, -1).map(({ results }) => results.length)).toEqual(pages.slice(1).map(() => 50))
    expect(pages.at(-1)?.next).toBeNull()
  })

  test('GIF-11: an empty `pos` asks for the first page', async () => {
    expect(await get('/api/gifs/search?q=&pos=')).toEqual(await get('/api/gifs/search?q='))
  })

  test('GIF-18, GIF-24: a GIF of the built-in pack is found again by its id', async () => {
    const { results } = await get<GifPage>('/api/gifs/search?q=party&limit=1')
    const [gif] = results
    expect(gif).toMatchObject({ provider: 'builtin', url: `/gifs/${gif?.id}.svg` })
    expect(await get('/api/gifs/posts?ids=none,' + gif?.id)).toEqual({ results: [gif] })
  })

  test('GIF-26: a word that no tag has finds nothing', async () => {
    expect(await get('/api/gifs/search?q=zzzzzz')).toEqual({ results: [], next: null })
    expect(await get('/api/gifs/posts?ids=')).toEqual({ results: [] })
  })
})

describe('photos', () => {
  test('BG-26: a page has 24, or as many as the call names', async () => {
    expect((await get<PhotoPage>('/api/photos/search')).results).toHaveLength(24)
    expect((await get<PhotoPage>('/api/photos/search?page=2')).results).toHaveLength(20)
    expect((await get<PhotoPage>('/api/photos/search?query=&per_page=20&page=3')).results).toHaveLength(4)
  })

  test('BG-27: are searched for by at most 100 characters', async () => {
    expect((await browser.get(`/api/photos/search?query=${'x'.repeat(100)}`)).status).toBe(200)
    expect((await browser.get(`/api/photos/search?query=${'x'.repeat(101)}`)).status).toBe(400)
  })

  test('BG-16, CREATE-7: a used result is registered, and a foreign location is 404', async () => {
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
])('BG-26, GIF-32: %s is refused', async (path) => {
  expect((await browser.get(path)).status).toBe(400)
})
