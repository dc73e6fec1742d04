import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { expect, test } from 'vitest'
import { timestampedUnsaved, unsavedText } from './unsaved-text.ts'

const NOW = Date.UTC(2027, 0, 31)

test('SHELL-66: a text that is not saved is shown for a week', () => {
  const kept = timestampedUnsaved('bo@example.com', NOW)
  expect(unsavedText(kept, NOW + 7 * DAY_MS - 1)).toBe('bo@example.com')
  expect(unsavedText(kept, NOW + 7 * DAY_MS)).toBeNull()
  expect(unsavedText(null, NOW)).toBeNull()
})

test('SHELL-66: a text that is shown again on another day, unchanged, is kept no longer for it', () => {
  const kept = timestampedUnsaved('bo@example.com', NOW)
  const later = NOW + 6 * DAY_MS
  expect(timestampedUnsaved('bo@example.com', later, kept)).toBe(kept)
  expect(timestampedUnsaved('cy@example.com', later, kept)).toBe(timestampedUnsaved('cy@example.com', later))
  expect(timestampedUnsaved('bo@example.com', later, 'bo@example.com')).toBe(
    timestampedUnsaved('bo@example.com', later),
  )
})

test('SHELL-66: a text of a day to come, as when the clock of the device was set back, is not kept until then', () => {
  expect(unsavedText(timestampedUnsaved('bo@example.com', NOW + 400 * DAY_MS), NOW)).toBeNull()
})

test.each(['bo@example.com', '5', '{"text":1}', 'null'])('%s, kept by a former version, is shown', (text) => {
  expect(unsavedText(text, NOW)).toBe(text)
})
