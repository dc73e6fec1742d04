import { expect, test } from 'vitest'
import { noMoodText } from './no-mood-text.ts'

test('MOOD-33: the summary distinguishes a mood that was not asked from one of too few answers', () => {
  expect(noMoodText(null, undefined)).toBe('This retro had no mood poll.')
  expect(noMoodText(false, { missing: 1 })).toBe('Team mood shows after 1 more answer.')
  expect(noMoodText(false, { missing: 2 })).toContain('after 2 more answers')
})

test('MOOD-33: of a poll that runs, that has a result, or whose result is loading, the summary says neither', () => {
  expect([
    noMoodText(true, { missing: 2 }),
    noMoodText(false, { missing: 0 }),
    noMoodText(false, undefined),
  ]).toEqual([null, null, null])
})
