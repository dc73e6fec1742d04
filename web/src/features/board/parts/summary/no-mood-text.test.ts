import { expect, test } from 'vitest'
import { noMoodText } from './no-mood-text.ts'

test('MOOD-33: the summary distinguishes a mood that was not asked from one of too few answers', () => {
  expect(noMoodText(null, undefined)).toBe('No mood was asked in this retro.')
  expect(noMoodText(false, { missing: 1 })).toBe('Team mood: 1 more answer is needed before it can be shown.')
  expect(noMoodText(false, { missing: 2 })).toContain('2 more answers are needed')
})

test('MOOD-33: of a poll that runs, that has a result, or whose result is loading, the summary says neither', () => {
  expect([
    noMoodText(true, { missing: 2 }),
    noMoodText(false, { missing: 0 }),
    noMoodText(false, undefined),
  ]).toEqual([null, null, null])
})
