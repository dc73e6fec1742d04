import { type Gif, isGif } from '@retropulse/domain/board/gifs/gif'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GifSearch } from '../../features/media-library/ports.ts'
import { createLog } from '../../platform/log/log.ts'
import {
  timeoutFor,
  type ServiceMood,
  type ServiceStandIn,
} from '../../platform/http/testing/service-stand-in.ts'
import { createBuiltInGifs } from './built-in-gifs.ts'
import type { GifServiceOptions } from './found-gif.ts'
import { createGiphyGifs } from './giphy-gifs.ts'
import { createKlipyGifs } from './klipy-gifs.ts'
import { GIPHY_KEY, startGiphyStandIn } from './testing/giphy-stand-in.ts'
import { KLIPY_KEY, startKlipyStandIn } from './testing/klipy-stand-in.ts'

/** GIFs that a stand-in has of every term. */
const COUNT = 30

const services = [
  { name: 'KLIPY', provider: 'klipy', key: KLIPY_KEY, start: startKlipyStandIn, create: createKlipyGifs },
  { name: 'GIPHY', provider: 'giphy', key: GIPHY_KEY, start: startGiphyStandIn, create: createGiphyGifs },
] as const

/** The pages of a search, until the last one. */
async function pagesOf(gifs: GifSearch, q: string, limit: number) {
  const pages: (readonly Gif[])[] = []
  let pos: string | null = null
  do {
    const page: Awaited<ReturnType<GifSearch['search']>> = await gifs.search(q, pos, limit)
    pages.push(page.results)
    pos = page.next
  } while (pos !== null && pages.length < 100)
  return pages
}

describe.each([{ name: 'the built-in pack', start: null, create: () => createBuiltInGifs() }, ...services])(
  'what every source of GIFs does: $name',
  ({ start, create, ...source }) => {
    let standIn: ServiceStandIn | null = null
    let gifs: GifSearch
    beforeAll(async () => {
      standIn = await (start?.(COUNT) ?? null)
      const key = 'key' in source ? source.key : ''
      gifs = create({ key, origin: standIn?.origin, log: createLog('silent') })
    })
    afterAll(() => standIn?.close())

    test('GIF-10: pages of a search have each GIF once, and the last has no next', async () => {
      const pages = await pagesOf(gifs, 'party', 8)
      const ids = pages.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(pages.slice(0, -1).every((page) => page.length === 8)).toBe(true)
      expect(pages.at(-1)?.length).toBeLessThanOrEqual(8)
    })

    test('GIF-8: each may be shown on a board', async () => {
      const { results } = await gifs.search('party', null, 12)
      expect(results.length).toBeGreaterThan(0)
      expect(results.filter((gif) => !isGif(gif))).toEqual([])
    })

    test('GIF-18: known ids are found in the order that was asked for, unknown ones left out', async () => {
      const [one, two, three] = (await gifs.search('party', null, 3)).results
      expect(await gifs.find([three!.id, 'unknown', one!.id, 'a/../b', ''])).toEqual([three, one])
      expect(await gifs.find([two!.id])).toEqual([two])
      expect(await gifs.find([])).toEqual([])
    })

    test('a term that no GIF has finds nothing', async () => {
      expect(await gifs.search('zzzzzz', null, 12)).toEqual({ results: [], next: null })
    })
  },
)

describe.each(services)(
  'GIF-27, GIF-28, GIF-29, GIF-30: $name as a service',
  ({ provider, key, start, create }) => {
    let standIn: ServiceStandIn
    let time: number
    beforeEach(async () => {
      standIn = await start(COUNT)
      time = Date.UTC(2026, 5, 1, 12)
    })
    afterEach(() => standIn.close())

    const adapter = (options: Partial<GifServiceOptions> = {}) =>
      create({
        key,
        origin: standIn.origin,
        log: createLog('silent'),
        timeoutMs: 20_000,
        now: () => time,
        ...options,
      })

    test('GIF-7: a result has all that a board keeps, and nothing of the key', async () => {
      const { results } = await adapter().search('party', null, 12)
      expect(results).toHaveLength(12)
      for (const gif of results) {
        expect(gif).toMatchObject({ provider, width: expect.any(Number), height: expect.any(Number) })
        expect(gif.title).toMatch(/^A reaction, the \d+th$/)
      }
      expect(JSON.stringify(results)).not.toContain(key)
    })

    test('a term goes out as it was typed', async () => {
      await adapter().search('Fête & co? +1', null, 12)
      expect(standIn.requests.map(({ query }) => query.get('q'))).toEqual(['Fête & co? +1'])
    })

    test('GIF-32: the longest term finds GIFs, also where a service takes fewer characters', async () => {
      expect((await adapter().search('😀'.repeat(50), null, 12)).results).toHaveLength(12)
      expect((await adapter().search('x'.repeat(100), null, 12)).results).toHaveLength(12)
    })

    test('GIF-30: nothing about the user goes along', async () => {
      await adapter().search('party', null, 12)
      const {
        cookie,
        referer,
        'x-forwarded-for': forwarded,
        'user-agent': agent,
      } = standIn.requests[0]!.headers
      expect([cookie, referer, forwarded, agent]).toEqual([undefined, undefined, undefined, 'Retropulse'])
    })

    test('GIF-33: an empty term finds nothing, without a request', async () => {
      expect(await adapter().search(' ', null, 12)).toEqual({ results: [], next: null })
      expect(standIn.requests).toEqual([])
    })

    test('GIF-34: the same search within a minute is one request', async () => {
      const gifs = adapter()
      const first = await gifs.search('party', null, 12)
      expect(await gifs.search('party', null, 12)).toEqual(first)
      expect(standIn.requests).toHaveLength(1)
      await gifs.search('party', first.next, 12)
      await gifs.search('cake', null, 12)
      expect(standIn.requests).toHaveLength(3)
      time += 60_000
      await gifs.search('party', null, 12)
      expect(standIn.requests).toHaveLength(4)
    })

    test('a wrong key is refused', async () => {
      await expect(adapter({ key: 'wrong' }).search('party', null, 12)).rejects.toThrow(/refused/)
    })

    const failures: readonly (readonly [ServiceMood, string])[] = [
      ['error', 'error'],
      ['unavailable', 'error'],
      ['rate-limited', 'rate-limited'],
      ['redirect', 'redirect'],
      ['malformed', 'malformed'],
      ['other-shape', 'malformed'],
      ['huge', 'too-large'],
      ['breaks-off', 'unreachable'],
      ['drips', 'timeout'],
      ['silent', 'timeout'],
    ]

    test.each(failures)(
      'GIF-35: one that is %s fails once, as %s, and is not kept',
      async (mood, failure) => {
        standIn.feel(mood, 'well')
        const gifs = adapter({ timeoutMs: timeoutFor(mood) })
        await expect(gifs.search('party', null, 12)).rejects.toMatchObject({ name: 'ServiceError', failure })
        expect(standIn.requests).toHaveLength(1)
        time += 20_000
        expect((await gifs.search('party', null, 12)).results).toHaveLength(12)
      },
    )

    test('GIF-35: after five failures it is left alone for half a minute', async () => {
      standIn.feel('error')
      const gifs = adapter()
      for (let times = 0; times < 7; times++) await expect(gifs.find(['1'])).rejects.toThrow(/error|paused/)
      expect(standIn.requests).toHaveLength(5)
    })
  },
)
