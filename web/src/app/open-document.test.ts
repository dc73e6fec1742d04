import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDocument } from './open-document.ts'

let opened: string[]
let answer: () => Promise<{ ok: boolean }>

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  answer = () => Promise.resolve({ ok: true })
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('fetch', () => answer())
  vi.stubGlobal('location', {
    href: 'https://retro.example/board/b1?x=1#there',
    pathname: '/board/b1',
    search: '?x=1',
    reload: () => opened.push('reload'),
    assign: (href: string) => opened.push(`assign ${href}`),
    replace: (href: string) => opened.push(`replace ${href}`),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('SHELL-64: another address is opened as a navigation to it would be, that of the page by a reload', async () => {
  expect(await openDocument('/dashboard', 'push')).toBe(true)
  expect(await openDocument('/settings', 'replace')).toBe(true)
  expect(await openDocument('/board/b1?x=1#here', 'replace')).toBe(true)
  expect(opened).toEqual(['assign /dashboard', 'replace /settings', 'reload'])
})

test('ERROR-7, SHELL-64: the same address once within ten seconds', async () => {
  expect(await openDocument('/dashboard', 'push')).toBe(true)
  vi.advanceTimersByTime(9999)
  expect(await openDocument('/dashboard', 'replace')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await openDocument('/dashboard', 'push')).toBe(true)
  expect(opened).toHaveLength(2)
})

test('nothing is opened where the server does not answer, or answers with a failure', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await openDocument('/dashboard', 'push')).toBe(false)
  answer = () => Promise.resolve({ ok: false })
  expect(await openDocument('/dashboard', 'push')).toBe(false)
  answer = () => Promise.resolve({ ok: true })
  expect(await openDocument('/dashboard', 'push')).toBe(true)
})

test('nothing is opened without storage, which alone ends a loop of reloads', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(await openDocument('/dashboard', 'push')).toBe(false)
  expect(opened).toEqual([])
})
