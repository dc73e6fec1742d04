import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  applyStoredColorScheme,
  chooseColorScheme,
  onColorSchemeChange,
  colorSchemeChoice,
  colorSchemeKey,
} from './color-scheme.ts'

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
  test('A11Y-20: follows the system until something is chosen (design/ui.md)', () => {
    applyStoredColorScheme()
    expect(colorSchemeChoice()).toBe('system')
    expect(dataset).toEqual({})
  })

  test('is remembered, and comes back', () => {
    chooseColorScheme('dark')
    expect(dataset).toEqual({ theme: 'dark' })
    delete dataset['theme']
    applyStoredColorScheme()
    expect(colorSchemeChoice()).toBe('dark')
  })

  test('goes back to the system, leaving nothing behind', () => {
    chooseColorScheme('light')
    chooseColorScheme('system')
    expect(dataset).toEqual({})
    expect(stored.size).toBe(0)
  })

  test('ignores what it did not write', () => {
    stored.set(colorSchemeKey, 'sepia')
    applyStoredColorScheme()
    expect(colorSchemeChoice()).toBe('system')
  })

  test('A11Y-20: still changes the page when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    chooseColorScheme('dark')
    expect(colorSchemeChoice()).toBe('dark')
    applyStoredColorScheme()
    expect(colorSchemeChoice()).toBe('system')
  })

  test('calls its listeners, also on a change in another tab, until they unsubscribe', () => {
    const listener = vi.fn<() => void>()
    const leave = onColorSchemeChange(listener)
    chooseColorScheme('dark')
    expect(listener).toHaveBeenCalledTimes(1)
    stored.set(colorSchemeKey, 'light')
    window.dispatchEvent(Object.assign(new Event('storage'), { key: colorSchemeKey }))
    expect(colorSchemeChoice()).toBe('light')
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    chooseColorScheme('dark')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('the script before the first paint', () => {
  const boot = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')

  test.each(['light', 'dark', 'sepia', undefined])('does with %s what applyStoredTheme does', (value) => {
    if (value !== undefined) stored.set(colorSchemeKey, value)
    runInNewContext(boot, { document: bootDocument({}), localStorage })
    const before = { ...dataset }
    applyStoredColorScheme()
    expect(dataset).toEqual(before)
  })

  test.each(['load', 'error'])(
    'on the page of a board runs the session, and the page after its %s',
    (end) => {
      const run: EventTarget[] = []
      const scripts = bootDocument({ session: '/early.js', page: '/index.js' }, (script) => run.push(script))
      runInNewContext(boot, { document: scripts, localStorage })
      expect(run).toMatchObject([{ type: 'module', src: '/early.js' }])
      run[0]?.dispatchEvent(new Event(end))
      expect(run).toMatchObject([{ src: '/early.js' }, { type: 'module', src: '/index.js' }])
    },
  )

  test('survives blocked storage', () => {
    runInNewContext(boot, { document: bootDocument({}) })
    expect(dataset).toEqual({})
  })
})

/** The document that the script finds, which has the data of its own element. */
function bootDocument(
  data: Readonly<Record<string, string>>,
  append: (script: EventTarget) => void = () => undefined,
) {
  return {
    documentElement: document.documentElement,
    currentScript: { dataset: data },
    createElement: () => new EventTarget(),
    head: { append },
  }
}
