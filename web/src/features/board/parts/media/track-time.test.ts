import { expect, test } from 'vitest'
import { trackTime } from './track-time.ts'

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [245, '4:05'],
  [3599.99, '59:59'],
  [3729, '1:02:09'],
  [-1, '0:00'],
])('MEDIA-21: %d seconds of a track read %s', (seconds, text) => {
  expect(trackTime(seconds)).toBe(text)
})
