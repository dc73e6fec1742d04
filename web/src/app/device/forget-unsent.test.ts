import { afterEach, expect, test, vi } from 'vitest'
import { forgetUnsent } from './forget-unsent.ts'

afterEach(() => vi.unstubAllGlobals())

test('SHELL-66: unsent answers and unsaved texts of users are removed; answers of guests and all other texts stay', () => {
  const kept: Record<string, unknown> = {
    'pulse-answers/s1/ada': '{}',
    'pulse-answers/s2/ada': '{}',
    'pulse-answers/s1/guest': '{}',
    'pulse-draft/new/a': '{}',
    'unsaved/invites/o1/ada': '{}',
  }
  vi.stubGlobal(
    'localStorage',
    Object.defineProperty(kept, 'removeItem', { value: (key: string) => delete kept[key] }),
  )
  forgetUnsent()
  expect(Object.keys(kept)).toEqual(['pulse-answers/s1/guest', 'pulse-draft/new/a'])
})

test('without storage there is nothing to remove', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(forgetUnsent).not.toThrow()
})
