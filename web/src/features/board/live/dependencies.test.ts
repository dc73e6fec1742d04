import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageMoment } from './page-lifecycle.ts'
import { browserDependencies } from './dependencies.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('GET /uid', () => {
  const ask = (answer: () => Response): Promise<string> => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(answer())),
    )
    return browserDependencies('http://board.test').identify()
  }

  test('CONN-1: it answers the id of the viewer', async () => {
    expect(await ask(() => Response.json({ uid: 'guest-1' }))).toBe('guest-1')
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('http://board.test/uid')
  })

  test('CONN-1: any other answer is an error, so that the call is repeated', async () => {
    await expect(ask(() => new Response('', { status: 503 }))).rejects.toThrow('503')
    await expect(ask(() => Response.json({ id: 1 }))).rejects.toThrow('without an id')
  })
})

describe('the life of the page', () => {
  test('its moments are reported until the listener unsubscribes', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const { pageLife } = browserDependencies(undefined)
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
