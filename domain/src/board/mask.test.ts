import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { maskText } from './mask.ts'

describe('D8: asterisks keep the word shape and nothing else', () => {
  test.each([
    ['Too many meetings', '*** **** ********'],
    ['one\n  two\tthree', '***\n  ***\t*****'],
    ['100 % <b>', '*** * ***'],
    ['schön 😀', '***** *'],
    ['良かった', '****'],
    ['', ''],
  ])('%j becomes %j', (text, masked) => {
    expect(maskText(text)).toBe(masked)
  })

  test('nothing is left but asterisks and white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(maskText(text)).toMatch(/^[*\s]*$/)
      }),
      runs(500),
    )
  })

  test('two texts of the same shape cannot be told apart', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcxyz019.!äß'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 6 }), (pairs) => {
        const one = pairs.map(([text]) => text).join(' ')
        const other = pairs
          .map(([text, filling]) => filling.padEnd(text.length, 'x').slice(0, text.length))
          .join(' ')
        expect(maskText(other)).toBe(maskText(one))
      }),
      runs(300),
    )
  })

  test('a masked text stays what it is when it is masked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(maskText(maskText(text))).toBe(maskText(text))
      }),
      runs(200),
    )
  })
})
