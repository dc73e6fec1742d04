import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { afterEach, expect, test, vi } from 'vitest'
import { timestampedUnsaved } from '../../lib/unsaved-text.ts'
import { forgetOldUnsaved } from './forget-old-unsaved.ts'

const NOW = Date.UTC(2027, 0, 31)

afterEach(() => vi.unstubAllGlobals())

test('SHELL-66: texts older than a week are removed, and those of a former version a week from now', () => {
  const kept: Record<string, unknown> = {
    'unsaved/invites/o1/ada': timestampedUnsaved('bo@example.com', NOW - 7 * DAY_MS),
    'unsaved/profile/name/ada': timestampedUnsaved('Ada', NOW),
    'unsaved/invites/o2/ada': 'cy@example.com',
    'retro-draft': '{}',
  }
  const functions = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
    removeItem: (key: string) => delete kept[key],
  }
  for (const [name, value] of Object.entries(functions)) Object.defineProperty(kept, name, { value })
  vi.stubGlobal('localStorage', kept)
  forgetOldUnsaved(NOW)
  expect(Object.keys(kept)).toEqual(['unsaved/profile/name/ada', 'unsaved/invites/o2/ada', 'retro-draft'])
  forgetOldUnsaved(NOW + 7 * DAY_MS)
  expect(Object.keys(kept)).toEqual(['retro-draft'])
})

test('without storage there is nothing to remove', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetOldUnsaved(NOW)).not.toThrow()
})
