import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageMoment } from './page-life.ts'
import { browserSurroundings } from './surroundings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('GET /uid (D1)', () => {
  const ask = (answer: () => Response): Promise<string> => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(answer())),
    )
    return browserSurroundings('http://board.test').identify()
  }

  test('says who this is', async () => {
    expect(await ask(() => Response.json({ uid: 'guest-1' }))).toBe('guest-1')
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('http://board.test/uid')
  })

  test('that answers anything else is tried again later', async () => {
    await expect(ask(() => new Response('', { status: 503 }))).rejects.toThrow('503')
    await expect(ask(() => Response.json({ id: 1 }))).rejects.toThrow('without an id')
  })
})

describe('the life of the page', () => {
  test('is heard until nobody listens', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const { pageLife } = browserSurroundings(undefined)
    const heard: PageMoment[] = []
    const stop = pageLife.listen((moment) => heard.push(moment))
    expect(pageLife.isHidden()).toBe(false)
    page.visibilityState = 'hidden'
    const fromCache = Object.assign(new Event('pageshow'), { persisted: true })
    for (const name of ['visibilitychange', 'online', 'pagehide']) page.dispatchEvent(new Event(name))
    page.dispatchEvent(new Event('pageshow'))
    page.dispatchEvent(fromCache)
    stop()
    page.dispatchEvent(new Event('online'))
    expect(heard).toEqual(['hidden', 'online', 'leaving', 'online'])
    expect(pageLife.isHidden()).toBe(true)
  })
})
