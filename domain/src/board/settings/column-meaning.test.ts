import { expect, test } from 'vitest'
import { meaningOfName } from './column-meaning.ts'

test.each([
  ['Went less well', 'bad'],
  ['  went   WELL ', 'good'],
  ['What didn’t go well', 'bad'],
  ['Good', 'good'],
  ['Bad', 'bad'],
  ['To improve', 'bad'],
  ['Improvement', 'idea'],
  ['Open questions', 'question'],
  ['Shout-outs', 'thanks'],
  ['Not in any retro', 'other'],
  ['', 'other'],
])('IMPORT-27: an imported column named %j has the base meaning %s', (name, meaning) => {
  expect(meaningOfName(name)).toBe(meaning)
})
