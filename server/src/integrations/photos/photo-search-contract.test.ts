import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { findBackgrounds } from '@retropulse/domain/board/backgrounds/find-backgrounds'
import { photoPageSchema } from '@retropulse/contract/photo'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PhotoSearch } from '../../features/media-library/ports.ts'
import {
  timeoutFor,
  type ServiceMood,
  type ServiceStandIn,
} from '../../platform/http/testing/service-stand-in.ts'
import { createLog } from '../../platform/log/log.ts'
import { createBuiltInPhotos } from './built-in-photos.ts'
import { createOpenversePhotos } from './openverse-photos.ts'
import type { PhotoServiceOptions } from './photo-service.ts'
import { startOpenverseStandIn } from './testing/openverse-stand-in.ts'
import { ACCESS_KEY, startUnsplashStandIn } from './testing/unsplash-stand-in.ts'
import { createUnsplashPhotos } from './unsplash-photos.ts'

/** Pictures that a stand-in has of every term. */
const COUNT = 30
const NOON = Date.UTC(2026, 5, 1, 12)

const services = [
  {
    name: 'Unsplash',
    start: startUnsplashStandIn,
    create: (options: PhotoServiceOptions) => createUnsplashPhotos({ accessKey: ACCESS_KEY, ...options }),
  },
  { name: 'Openverse', start: startOpenverseStandIn, create: createOpenversePhotos },
] as const

describe.each([
  {
    name: 'the built-in backgrounds',
    start: null,
    create: () => createBuiltInPhotos(BACKGROUNDS, findBackgrounds),
  },
  ...services,
])('what every source of pictures does: $name', ({ start, create }) => {
  let standIn: ServiceStandIn | null = null
  let photos: PhotoSearch
  beforeAll(async () => {
    standIn = await (start?.(COUNT) ?? null)
    photos = create({ origin: standIn?.origin, log: createLog('silent') })
  })
  afterAll(() => standIn?.close())

  test('BG-11, BG-22: pages of 20 have each picture once, and an empty one is the end', async () => {
    const ids: string[] = []
    for (let page = 1; page < 100; page++) {
      const { results } = await photos.search('m', page, 20)
      expect(results.length).toBeLessThanOrEqual(20)
      ids.push(...results.map(({ id }) => id))
      if (results.length === 0) break
    }
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await photos.search('m', 1000, 30)).results).toEqual([])
  })

  test('BG-14: a result has what the page shows, and no more than was asked for comes', async () => {
    const page = await photos.search('m', 1, 3)
    expect(page.results).toHaveLength(3)
    expect(photoPageSchema.parse(page)).toEqual(page)
  })

  test('a term that no picture has finds nothing', async () => {
    expect(await photos.search('zzzzzz', 1, 24)).toEqual({ results: [] })
  })

  test('BG-16, BG-23: the location of a result is registered, with its origin or without it', async () => {
    const [photo] = (await photos.search('m', 1, 1)).results
    const location = photo!.links.download_location
    expect(await photos.registerUse(location)).toBe(true)
    expect(await photos.registerUse(location.replace(standIn?.origin ?? '', ''))).toBe(true)
  })

  test.each([
    'https://example.com/photos/a/download',
    '//example.com/photos/a/download',
    'https://api.unsplash.com.example/photos/a/download',
    '/photos/../users/a/download',
    '/photos/a/download/../../../me',
    '/photos/a/b/download',
    '/etc/passwd',
    'javascript:alert(1)',
    '',
  ])('BG-16: the location "%s" is not of the source, and nobody is asked', async (location) => {
    const before = standIn?.requests.length
    expect(await photos.registerUse(location)).toBe(false)
    expect(standIn?.requests.length).toBe(before)
  })
})

describe.each(services)('BG-21, BG-22: $name as a service', ({ name, start, create }) => {
  let standIn: ServiceStandIn
  let time: number
  beforeEach(async () => {
    standIn = await start(COUNT)
    time = NOON
  })
  afterEach(() => standIn.close())

  const adapter = (options: Partial<PhotoServiceOptions> = {}) =>
    create({
      origin: standIn.origin,
      log: createLog('silent'),
      timeoutMs: 20_000,
      now: () => time,
      ...options,
    })

  test('BG-15, BG-29: the credit names the author and what the terms ask for, with links', async () => {
    const { results } = await adapter().search('mountains', 1, 3)
    for (const { user, via } of results) {
      expect(user.name).toBe('Somebody')
      expect(user.links.html).toMatch(/^https:/)
      expect(via?.name).toMatch(/^(Unsplash|CC0 1\.0|Public Domain Mark 1\.0)$/)
      expect(via?.html).toMatch(/^https:/)
    }
  })

  test('wishes are passed on, and nothing about the user', async () => {
    await adapter().search('mountains & sea', 2, 20, {
      contentFilter: 'high',
      orientation: 'portrait',
      orderBy: 'latest',
    })
    const [{ query, headers } = standIn.requests[0]!] = standIn.requests
    expect(Object.fromEntries(query)).toEqual(
      name === 'Unsplash'
        ? {
            query: 'mountains & sea',
            page: '2',
            per_page: '20',
            content_filter: 'high',
            orientation: 'portrait',
            order_by: 'latest',
          }
        : { q: 'mountains & sea', page: '2', page_size: '20', license: 'cc0,pdm', aspect_ratio: 'tall' },
    )
    expect([headers.cookie, headers.referer, headers['x-forwarded-for']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('BG-30: an empty term finds nothing, without a request', async () => {
    expect(await adapter().search(' ', 1, 24)).toEqual({ results: [] })
    expect(standIn.requests).toEqual([])
  })

  test('BG-31: the same search within a minute is one request', async () => {
    const photos = adapter()
    const first = await photos.search('mountains', 1, 20)
    expect(await photos.search('mountains', 1, 20)).toEqual(first)
    expect(standIn.requests).toHaveLength(1)
    await photos.search('mountains', 1, 20, { orientation: 'landscape' })
    await photos.search('mountains', 2, 20)
    expect(standIn.requests).toHaveLength(3)
    time += 60_000
    await photos.search('mountains', 1, 20)
    expect(standIn.requests).toHaveLength(4)
  })

  const failures: readonly (readonly [ServiceMood, string])[] = [
    ['error', 'error'],
    ['unavailable', 'error'],
    ['rate-limited', 'rate-limited'],
    ['refused', 'refused'],
    ['redirect', 'redirect'],
    ['malformed', 'malformed'],
    ['other-shape', 'malformed'],
    ['huge', 'too-large'],
    ['breaks-off', 'unreachable'],
    ['drips', 'timeout'],
    ['silent', 'timeout'],
  ]

  test.each(failures)('BG-31: one that is %s fails once, as %s, and is not kept', async (mood, failure) => {
    standIn.feel(mood, 'well')
    const photos = adapter({ timeoutMs: timeoutFor(mood) })
    await expect(photos.search('mountains', 1, 20)).rejects.toMatchObject({ name: 'ServiceError', failure })
    expect(standIn.requests).toHaveLength(1)
    time += 20_000
    expect((await photos.search('mountains', 1, 20)).results).toHaveLength(20)
  })
})

describe('Unsplash', () => {
  let standIn: ServiceStandIn
  beforeEach(async () => {
    standIn = await startUnsplashStandIn(COUNT)
  })
  afterEach(() => standIn.close())
  const adapter = (accessKey = ACCESS_KEY) =>
    createUnsplashPhotos({ accessKey, origin: standIn.origin, log: createLog('silent') })

  test('BG-21: pictures are those of Unsplash, and links carry utm parameters', async () => {
    const [photo] = (await adapter().search('mountains', 1, 1)).results
    expect(photo).toMatchObject({
      urls: {
        regular: expect.stringMatching(/^https:\/\/images\.unsplash\.com\/.*ixid=M3wx.*w=1080$/),
        thumb: expect.stringMatching(/^https:\/\/images\.unsplash\.com\/.*ixid=M3wx.*w=200$/),
      },
      user: { links: { html: 'https://unsplash.com/@somebody?utm_source=retropulse&utm_medium=referral' } },
      via: { name: 'Unsplash', html: 'https://unsplash.com/?utm_source=retropulse&utm_medium=referral' },
    })
    expect(JSON.stringify(photo)).not.toContain(ACCESS_KEY)
  })

  test('BG-16, BG-21: a use is reported once, to the location of the picture', async () => {
    const photos = adapter()
    await photos.registerUse(`${standIn.origin}/photos/lUaaKCUANV3/download?ixid=M3wx&more=1#end`)
    expect(standIn.requests.map(({ path, query }) => `${path}?${query.toString()}`)).toEqual([
      '/photos/lUaaKCUANV3/download?ixid=M3wx',
    ])
    expect(await photos.registerUse(`${standIn.origin}/photos/gone/download?ixid=M3wx`)).toBe(false)
  })

  test('a wrong key is refused', async () => {
    await expect(adapter('wrong').search('mountains', 1, 20)).rejects.toMatchObject({ status: 401 })
  })
})

test('BG-22, BG-28: Openverse gives 20 pictures a page, at most 12 pages, all free of a duty to credit', async () => {
  const standIn = await startOpenverseStandIn(400)
  const photos = createOpenversePhotos({ origin: standIn.origin, log: createLog('silent') })
  expect((await photos.search('mountains', 1, 24)).results).toHaveLength(20)
  expect((await photos.search('mountains', 12, 24)).results).toHaveLength(20)
  expect((await photos.search('mountains', 13, 24)).results).toEqual([])
  expect(standIn.requests.map(({ query }) => query.get('license'))).toEqual(['cc0,pdm', 'cc0,pdm'])
  await standIn.close()
})
