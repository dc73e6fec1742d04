import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexemesOf } from './lexemes.ts'
import { matchesIn } from './matches.ts'
import { readQuery } from './search-query.ts'

/* SEARCH-4: one error in a word of 4 letters or more is forgiven, in every alphabet. */

const ALPHABETS = {
  Latin: 'abcdefghijklmnopqrstuvwxyz',
  Cyrillic: 'абвгдежзиклмнопрстуфхцчшщыьэюя',
  Greek: 'αβγδεζηθικλμνξοπρστυφχψω',
  Hebrew: 'אבגדהוזחטיכלמנסעפצקרשת',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  Devanagari: 'कखगघचछजझटठडढतथदधनपफबभमयरलवशसह',
} as const

type Edit = (letters: readonly string[], at: number, letter: string) => readonly string[]

const EDITS: Readonly<Record<string, Edit>> = {
  'a letter missing': (letters, at) => letters.toSpliced(at, 1),
  'a letter too much': (letters, at, letter) => letters.toSpliced(at, 0, letter),
  'another letter': (letters, at, letter) => letters.with(at, letter),
  'two letters that changed places': (letters, at) =>
    at + 1 < letters.length
      ? letters.with(at, letters[at + 1] ?? '').with(at + 1, letters[at] ?? '')
      : letters,
}

function isNearlyFound(typed: string, text: string): boolean {
  const has = lexemesOf(text)
  const wanted = readQuery(typed)?.nearly ?? readQuery(typed)?.exactly ?? []
  return wanted.every((alternatives) =>
    alternatives.some(({ lexeme, isBeginning }) =>
      has.some((one) => (isBeginning ? one.startsWith(lexeme) : one === lexeme)),
    ),
  )
}

describe.each(Object.entries(ALPHABETS))('in %s', (_, alphabet) => {
  const letter = fc.constantFrom(...Array.from(alphabet))
  // Long enough to be near with one letter left out.
  const word = fc.array(letter, { minLength: 5, maxLength: 20 })

  test.each(Object.entries(EDITS))('SEARCH-4: %s is forgiven anywhere in a word', (_name, edit) => {
    fc.assert(
      fc.property(word, fc.nat(), letter, (letters, place, other) => {
        const typed = edit(letters, place % letters.length, other).join('')
        expect(isNearlyFound(typed, `before ${letters.join('')} after`)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  test('the intended word is marked, and nothing else', () => {
    fc.assert(
      fc.property(word, fc.nat(), (letters, place) => {
        const meant = letters.join('')
        const typed = letters.toSpliced(place % letters.length, 1).join('')
        const text = `.. ${meant} ..`
        const marked = matchesIn(text, readQuery(typed)?.nearly ?? []).map(({ start, end }) =>
          text.slice(start, end),
        )
        // Or the typed part, where the word begins with it.
        expect(marked).toHaveLength(1)
        expect(meant.startsWith(marked[0] ?? ' ')).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

describe('SEARCH-4: what is no near match', () => {
  test.each([
    ['two letters missing', 'deploent', 'deployment'],
    ['two other letters', 'daploymant', 'deployment'],
    ['words of three letters', 'ctu', 'cut'],
    ['numbers', '12346', '12345'],
    ['a word with a digit', 'sprint13', 'sprint12'],
    ['emoji', '🚀', '🚁'],
    ['characters of scripts without spaces', '東京', '東都'],
  ])('%s', (_, typed, text) => {
    expect(isNearlyFound(typed, text)).toBe(false)
  })

  test('a query with a word that the text does not have', () => {
    expect(isNearlyFound('deploymnet cake', 'deployment pipeline')).toBe(false)
    expect(isNearlyFound('deploymnet pipelin', 'deployment pipeline')).toBe(true)
  })
})
