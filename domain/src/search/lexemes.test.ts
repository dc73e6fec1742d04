import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexemesOf, nearly, shortened, withoutOneLetter } from './lexemes.ts'

describe('a text is found', () => {
  test('by its words, each once', () => {
    expect(lexemesOf('On on ON').filter((lexeme) => !lexeme.startsWith('~'))).toEqual(['on'])
  })

  test('as a near match by its words again, and by each word with one letter left out', () => {
    expect(lexemesOf('tool')).toEqual(['tool', '~tool', '~ool', '~tol', '~too'])
  })

  test('as a near match by short words too, which a longer one may be with one letter left out', () => {
    expect(lexemesOf('the')).toEqual(['the', '~the'])
    expect(lexemesOf('go v20')).toEqual(['go', 'v20'])
  })

  test('as a near match by its first words only, where it is long, so that its lexemes stay bounded', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
    const words = letters.flatMap((one) =>
      letters.slice(0, 3).map((other) => one + letters.slice(4).join('') + other),
    )
    const lexemes = lexemesOf(words.join(' '))
    expect(lexemes.filter((lexeme) => !lexeme.startsWith('~'))).toEqual(words)
    expect(lexemes).toHaveLength(words.length + 400)
    expect(lexemes).toEqual(expect.arrayContaining([...withoutOneLetter(words[0]!)].map(nearly)))
    expect(lexemes).not.toContain(nearly(words.at(-1)!.slice(0, -1)))
  })

  test('by pairs of neighbours, where words have no spaces', () => {
    expect(lexemesOf('東京都')).toEqual(['東京', '京都', '都'])
    expect(lexemesOf('京')).toEqual(['京'])
  })

  test('by its emoji', () => {
    expect(lexemesOf('🚀 up')).toEqual(['🚀', 'up'])
  })

  test('never by the sign that marks lexemes of near matches', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        for (const lexeme of lexemesOf(text))
          expect(lexeme).toMatch(/^~?[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+$/u)
      }),
    )
  })
})

describe('with one letter left out', () => {
  test('a word is near to others that lack it; short words, numbers and the longest words are near to none', () => {
    expect(withoutOneLetter('the')).toEqual([])
    expect(withoutOneLetter('v2024')).toEqual([])
    expect(withoutOneLetter('a'.repeat(25))).toEqual([])
    expect(withoutOneLetter('aabb')).toEqual(['abb', 'aab'])
  })

  test('a lexeme of a near match differs from every word', () => {
    expect(nearly('tol')).toBe('~tol')
  })
})

test('the longest words are found by their beginning, in whole characters', () => {
  expect(shortened('a'.repeat(50))).toBe('a'.repeat(40))
  expect(shortened('𝒜'.repeat(50)).isWellFormed()).toBe(true)
})
