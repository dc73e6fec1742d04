import { afterEach, describe, expect, test, vi } from 'vitest'
import { nameTab } from './tab-name.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the sessions of a tab', () => {
  test('a session knows the one that the tab had before', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    const first = nameTab()
    const second = nameTab()
    expect(first.before).toBeNull()
    expect(second.before).toBe(first.tab)
    expect(second.tab).not.toBe(first.tab)
  })

  test('without storage each session is that of a new tab', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(nameTab().before).toBeNull()
  })
})
