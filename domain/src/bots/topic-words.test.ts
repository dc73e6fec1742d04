import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { hasFormOf, sharedWords, wordForms } from './topic-words.ts'

/** Words of few letters, so that many of them are beginnings of others. */
const wordArb = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 12 })

test('BOT-25: a form of a word is found among prepared words as it is among words one by one', () => {
  expect(hasFormOf('travel', wordForms(['travelling']))).toBe(true)
  expect(hasFormOf('travelling', wordForms(['travel']))).toBe(true)
  expect(hasFormOf('tea', wordForms(['teas']))).toBe(false)
  fc.assert(
    fc.property(wordArb, fc.array(wordArb, { maxLength: 4 }), (word, words) => {
      expect(hasFormOf(word, wordForms(words))).toBe(sharedWords([word], words) > 0)
    }),
    runs(500),
  )
})
