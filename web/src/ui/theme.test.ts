import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyStoredTheme, chooseTheme, onThemeChange, themeChoice, themeKey } from './theme.ts'

let stored: Map<string, string>
let dataset: Record<string, string>
let window: EventTarget

beforeEach(() => {
  stored = new Map()
  dataset = {}
  window = new EventTarget()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})
afterEach(() => void vi.unstubAllGlobals())

describe('the theme', () => {
  test('follows the system until something is chosen (design/ui.md)', () => {
    applyStoredTheme()
    expect(themeChoice()).toBe('system')
    expect(dataset).toEqual({})
  })

  test('is remembered, and comes back', () => {
    chooseTheme('dark')
    expect(dataset).toEqual({ theme: 'dark' })
    delete dataset['theme']
    applyStoredTheme()
    expect(themeChoice()).toBe('dark')
  })

  test('goes back to the system, leaving nothing behind', () => {
    chooseTheme('light')
    chooseTheme('system')
    expect(dataset).toEqual({})
    expect(stored.size).toBe(0)
  })

  test('ignores what it did not write', () => {
    stored.set(themeKey, 'sepia')
    applyStoredTheme()
    expect(themeChoice()).toBe('system')
  })

  test('still changes the page when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    chooseTheme('dark')
    expect(themeChoice()).toBe('dark')
    applyStoredTheme()
    expect(themeChoice()).toBe('system')
  })

  test('tells its listeners, also of a change in another tab, until they leave', () => {
    const listener = vi.fn<() => void>()
    const leave = onThemeChange(listener)
    chooseTheme('dark')
    expect(listener).toHaveBeenCalledTimes(1)
    stored.set(themeKey, 'light')
    window.dispatchEvent(Object.assign(new Event('storage'), { key: themeKey }))
    expect(themeChoice()).toBe('light')
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    chooseTheme('dark')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('the script before the first paint', () => {
  const boot = readFileSync(new URL('../../public/theme-boot.js', import.meta.url), 'utf8')

  test.each(['light', 'dark', 'sepia', undefined])('does with %s what applyStoredTheme does', (value) => {
    if (value !== undefined) stored.set(themeKey, value)
    runInNewContext(boot, { document, localStorage })
    const before = { ...dataset }
    applyStoredTheme()
    expect(dataset).toEqual(before)
  })

  test('survives blocked storage', () => {
    runInNewContext(boot, { document })
    expect(dataset).toEqual({})
  })
})
