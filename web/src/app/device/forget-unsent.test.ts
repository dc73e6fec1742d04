import { afterEach, expect, test, vi } from 'vitest'
import { forgetUnsent } from './forget-unsent.ts'

afterEach(() => vi.unstubAllGlobals())

test('SHELL-66, PULSE-74: what accounts did not send is removed for the next one, whose own texts stay, and when one signs out', () => {
  const kept: Record<string, unknown> = {
    'pulse-answers/s1/ada': '{}',
    'pulse-answers/s2/bo': '{}',
    'pulse-answers/s1/guest': '{}',
    'pulse-draft/new/a': '{}',
    'unsaved/invites/o1/ada': '{}',
    'unsaved/invites/o1/bo': '{}',
  }
  vi.stubGlobal(
    'localStorage',
    Object.defineProperty(kept, 'removeItem', { value: (key: string) => delete kept[key] }),
  )
  forgetUnsent('bo')
  const [answers, guests, draft, texts] = [
    'pulse-answers/s2/bo',
    'pulse-answers/s1/guest',
    'pulse-draft/new/a',
    'unsaved/invites/o1/bo',
  ]
  expect(Object.keys(kept)).toEqual([answers, guests, draft, texts])
  forgetUnsent(null)
  expect(Object.keys(kept)).toEqual([draft])
})

test('without storage there is nothing to remove', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetUnsent(null)).not.toThrow()
})
