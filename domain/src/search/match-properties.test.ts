import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { excerptOf } from './excerpt.ts'
import { foldText } from './folded-text.ts'
import { lexemesOf } from './lexemes.ts'
import { QUERY_MAX } from './limits.ts'
import { matchesIn, type Stretch } from './matches.ts'
import { readQuery } from './search-query.ts'
import { wordsIn } from './words.ts'

const EXCERPT_MAX = 180
const PIECES = [
  'Deploy',
  'équipe',
  'e\u0301t',
  'Straße',
  'ﬁx',
  '東京都',
  '𠮷野家',
  'ทีม',
  '🚀',
  '👩‍🚀',
  ' ',
  ', ',
  '\n',
  '42',
  '—',
]
/** Texts that mix all kinds of pieces in any order. */
const mixed = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''))
const hostile = fc.oneof(arbitraryCodeUnits, fc.string({ unit: 'grapheme' }), mixed)
const typed = fc.constantFrom(
  'dep',
  'equ',
  'été',
  'strass',
  'fi',
  '東京',
  '京',
  '𠮷野',
  'ทีม',
  '🚀',
  '42',
  'deploy 東京',
)

const foundIn = (text: string, query: string) => matchesIn(text, readQuery(query)?.exactly ?? [])
const plain = (parts: readonly { readonly text: string }[]) => parts.map(({ text }) => text).join('')
const withoutEllipses = (text: string) => text.replace(/^…/, '').replace(/…$/, '')

describe('SEARCH-5: what is marked is what was searched for', () => {
  test('SEARCH-5: each stretch, folded, begins with a typed word or holds pairs of neighbours of one', () => {
    fc.assert(
      fc.property(mixed, typed, (text, query) => {
        const wanted =
          readQuery(query)
            ?.exactly.flat()
            .map(({ lexeme }) => lexeme) ?? []
        for (const { start, end } of foundIn(text, query)) {
          const marked = foldText(text.slice(start, end)).text
          expect(wanted.some((lexeme) => marked.startsWith(lexeme))).toBe(true)
        }
      }),
      runs(300),
    )
  })

  test('a character that is folded into several is marked whole', () => {
    for (const query of ['ブ', 'ルフ', 'ァ']) {
      const found = foundIn('㌁', query)
      expect(found.filter(({ start, end }) => start !== 0 || end !== 1)).toEqual([])
    }
    expect(foundIn('㌁', 'ブ').length + foundIn('㌁', 'フ').length).toBeGreaterThan(0)
  })

  test('no stretch is empty, cuts a character or touches the next one', () => {
    fc.assert(
      fc.property(hostile, fc.oneof(typed, hostile), (text, query) => {
        const whole = text.toWellFormed()
        let last = -1
        for (const { start, end } of foundIn(whole, query.slice(0, QUERY_MAX))) {
          expect([start > last, end > start, end <= whole.length]).toEqual([true, true, true])
          expect(whole.slice(start, end).isWellFormed()).toBe(true)
          last = end
        }
      }),
      runs(300),
    )
  })

  test('no whole typed word is left between the stretches', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('deploy', 'slow', 'Deployment', 'team')), (words) => {
        const text = words.join(' ')
        const rest = foundIn(text, 'deploy').reduceRight(
          (left, { start, end }) => left.slice(0, start) + left.slice(end),
          text,
        )
        expect(rest).not.toMatch(/deploy/i)
      }),
      runs(100),
    )
  })

  test('words have their places in order, and their ends rise within them', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        let last = 0
        for (const { text: folded, start, ends } of wordsIn(text)) {
          expect([ends.length, start >= last]).toEqual([folded.length, true])
          for (const [at, end] of ends.entries())
            expect([end > start, end <= text.length, end >= (ends[at - 1] ?? 0)]).toEqual([true, true, true])
          last = start
        }
      }),
      runs(300),
    )
  })

  test('a character that stands for two words is marked once', () => {
    expect(wordsIn('㏘').map(({ text }) => text)).toEqual(['p', 'm'])
    expect(foundIn('㏘', 'p m')).toEqual([{ start: 0, end: 1 }])
  })
})

describe('an excerpt', () => {
  const stretchIn = (text: string, one: number, other: number): Stretch => {
    const places = [0]
    for (const character of text) places.push((places.at(-1) ?? 0) + character.length)
    const [first = 0, second = 0] = [one % places.length, other % places.length].sort((a, b) => a - b)
    return { start: places[first] ?? 0, end: places[second] ?? 0 }
  }

  test('is a piece of the text as it was written, with an ellipsis where some is left out', () => {
    fc.assert(
      fc.property(mixed, typed, (text, query) => {
        const shown = plain(excerptOf(text, foundIn(text, query)))
        expect(text.includes(withoutEllipses(shown))).toBe(true)
        expect(shown === text).toBe(text.length <= EXCERPT_MAX)
      }),
      runs(200),
    )
  })

  test('is no longer than three lines on a phone, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 20 }), typed, (pieces, query) => {
        const text = pieces.join(' ')
        expect(withoutEllipses(plain(excerptOf(text, foundIn(text, query)))).length).toBeLessThanOrEqual(
          EXCERPT_MAX,
        )
      }),
      runs(200),
    )
  })

  test('shows where the first match begins, and marks nothing that is none', () => {
    fc.assert(
      fc.property(
        fc.array(mixed, { minLength: 3, maxLength: 9 }),
        fc.nat(),
        fc.nat(),
        (pieces, one, other) => {
          const text = pieces.join(' ')
          const match = stretchIn(text, one, other)
          fc.pre(match.end > match.start)
          const marked = excerptOf(text, [match]).filter(({ isMatch }) => isMatch)
          expect(marked).toHaveLength(1)
          expect(text.slice(match.start, match.end).startsWith(marked[0]?.text ?? '!')).toBe(true)
        },
      ),
      runs(300),
    )
  })

  test('never cuts a surrogate pair, wherever the match stands', () => {
    for (const shift of [0, 1])
      for (let at = 0; at < 300; at += 1) {
        const text = 'x'.repeat(shift) + '🚀'.repeat(300)
        const start = shift + 2 * at
        for (const part of excerptOf(text, [{ start, end: start + 2 }]))
          expect(part.text.isWellFormed()).toBe(true)
      }
  })

  test.each([EXCERPT_MAX - 1, EXCERPT_MAX])('of a text of %d characters is all of it', (length) => {
    expect(plain(excerptOf('x'.repeat(length), []))).toBe('x'.repeat(length))
  })

  test('of one character more is its beginning', () => {
    expect(plain(excerptOf('x'.repeat(EXCERPT_MAX + 1), []))).toBe(`${'x'.repeat(EXCERPT_MAX)}…`)
  })
})

describe('any query has an answer', () => {
  test.each([
    ['tsquery’s own signs', "a:* & !b | (c <-> 'd')"],
    ['SQL', "'; DROP TABLE board; --"],
    ['signs of LIKE', '%_\\'],
    ['NUL', 'te\u0000am'],
    ['lone surrogates', '\uD800\uDC00\uD83D'],
    ['as many emoji as fit', '🚀🍵'.repeat(50)],
    ['a word as long as fits', 'ŵ'.repeat(QUERY_MAX)],
    ['accents alone', '\u0301'.repeat(QUERY_MAX)],
    ['names that every object has', '__proto__ constructor toString'],
    ['direction signs', '\u202Eteam\u202C'],
  ])('%s', (_, query) => {
    const read = readQuery(query)
    const signs = (read?.exactly.flat() ?? []).map(({ lexeme }) => lexeme).join('')
    expect(signs).toMatch(/^[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]*$/u)
    expect(read === null || read.exactly.length > 0).toBe(true)
  })

  test('names that every object has are found as any other word', () => {
    for (const word of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(lexemesOf(`call ${word} now`)).toContain(word.toLowerCase())
      expect(foundIn(`call ${word} now`, word)).toEqual([{ start: 5, end: 5 + word.length }])
    }
  })

  test('whatever was typed, and whatever the text, looking for it comes to an end', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, query) => {
        const read = readQuery(query)
        for (const wanted of [read?.exactly, read?.nearly])
          expect(matchesIn(text, wanted ?? []).length).toBeLessThanOrEqual(text.length)
      }),
      runs(300),
    )
  })
})
