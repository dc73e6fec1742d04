import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from './testing/arbitrary-text.ts'
import { runs } from './testing/property-runs.ts'
import {
  cleanLine,
  cleanText,
  hasContent,
  isStorableLine,
  isStorableText,
  shortened,
  truncated,
} from './text.ts'

describe('NOTE-12: a text is stored only when every store, socket and file can carry it', () => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['a bell', 'a\u0007b'],
    ['an escape sequence of a terminal', '\u001b[31mred'],
    ['delete', 'a\u007fb'],
    ['a control character of the upper half', 'a\u0085b'],
    ['a carriage return', 'one\r\ntwo'],
    ['a lone high surrogate', 'a\ud83d'],
    ['a lone low surrogate', '\ude00a'],
    ['two surrogates the wrong way round', '\ude00\ud83d'],
  ])('refused: %s', (_, text) => {
    expect(isStorableText(text)).toBe(false)
  })

  test.each([
    ['nothing at all', ''],
    ['tab and line break', 'one\ttwo\nthree'],
    ['an emoji, which is two surrogates in order', 'well done 😀'],
    ['a family of four, joined', '👨‍👩‍👧‍👦'],
    ['right to left', 'שלום عالم'],
    ['zalgo, which is many marks on few letters', `Z${'\u0351'.repeat(40)}a${'\u0322'.repeat(40)}lgo`],
    ['Japanese', '良かったこと'],
    ['what looks like a tag', '<script>alert(1)</script>'],
    ['what looks like a query', `'; DROP TABLE board_log; --`],
  ])('taken: %s', (_, text) => {
    expect(isStorableText(text)).toBe(true)
  })
})

describe('NOTE-12: what is pasted is made storable, so that no paste is refused', () => {
  test('line breaks of every system become one', () => {
    expect(cleanText('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour')
  })

  test('control characters are removed, and the text around them stays', () => {
    expect(cleanText('a\u0000b\u001bc\u007fd')).toBe('abcd')
  })

  test('a lone surrogate becomes the replacement character', () => {
    expect(cleanText('a\ud83d b')).toBe('a\ufffd b')
  })

  test('white space at the end is removed, at the beginning it may be intended and stays', () => {
    expect(cleanText('  - a point  \n\n')).toBe('  - a point')
  })

  test('any typed text becomes storable', () => {
    fc.assert(
      fc.property(arbitraryCodeUnits, (typed) => {
        expect(isStorableText(cleanText(typed))).toBe(true)
      }),
      runs(1000),
    )
  })

  test('cleaning is idempotent', () => {
    fc.assert(
      fc.property(arbitraryCodeUnits, (typed) => {
        const once = cleanText(typed)
        expect(cleanText(once)).toBe(once)
      }),
      runs(1000),
    )
  })

  test('a storable text without white space at its end is left as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(isStorableText(text) && text.trimEnd() === text)
        expect(cleanText(text)).toBe(text)
      }),
      runs(500),
    )
  })

  test('cleaning never makes a text longer, so that a limit that held still holds', () => {
    fc.assert(
      fc.property(arbitraryCodeUnits, (typed) => {
        expect(cleanText(typed).length).toBeLessThanOrEqual(typed.length)
      }),
      runs(500),
    )
  })
})

describe('NOTE-12: a text needs something to read in it', () => {
  test.each(['', ' ', '\n', '\t \n', '\u00a0', '\u3000', '\u200b', '\u2060\ufeff', '\u00ad \u200d'])(
    'nothing in %j',
    (text) => {
      expect(hasContent(text)).toBe(false)
    },
  )

  test.each(['.', ' a ', '😀', '0'])('something in %j', (text) => {
    expect(hasContent(text)).toBe(true)
  })
})

describe('a title or a name is one line', () => {
  test.each(['one\ntwo', 'one\ttwo', 'one\r\ntwo', 'a\u0000b', 'a\ud83d'])('refused: %j', (text) => {
    expect(isStorableLine(text)).toBe(false)
  })

  test.each(['Sprint 12', 'Wind (what drove us)', 'رجوع', '😀 Well'])('taken: %j', (text) => {
    expect(isStorableLine(text)).toBe(true)
  })

  test('several pasted lines become one', () => {
    expect(cleanLine('  Sprint\r\n\t12  \n')).toBe('Sprint 12')
  })

  test('any typed text becomes one storable line, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(arbitraryCodeUnits, (typed) => {
        const line = cleanLine(typed)
        expect(isStorableLine(line)).toBe(true)
        expect(line.length).toBeLessThanOrEqual(typed.length)
        expect(cleanLine(line)).toBe(line)
      }),
      runs(1000),
    )
  })
})

describe('NOTE-12: a text that is too long is cut', () => {
  test.each([
    ['Sprint', 6, 'Sprint'],
    ['Sprint', 3, 'Spr'],
    ['a😀b', 2, 'a'],
    ['a😀b', 3, 'a😀'],
    ['one two', 4, 'one'],
    ['', 5, ''],
    ['a👩‍👩‍👧b', 8, 'a'],
    ['a👩‍👩‍👧b', 9, 'a👩‍👩‍👧'],
    ['🇩🇪🇫🇷', 6, '🇩🇪'],
    ['ab👍🏽', 4, 'ab'],
    ['ne\u0301', 2, 'n'],
    ['👩‍👩‍👧', 4, '👩‍'],
  ])('%j at %i becomes %j', (text, max, cut) => {
    expect(truncated(text, max)).toBe(cut)
  })

  test.each([
    ['Sprint', 6, 'Sprint'],
    ['Sprints', 6, 'Sprin…'],
    ['a 😀😀', 4, 'a…'],
    ['a👩‍👩‍👧 and b', 10, 'a👩‍👩‍👧…'],
  ])('%j within %i becomes %j', (text, max, cut) => {
    expect(shortened(text, max)).toBe(cut)
  })

  test('and stays storable, and the beginning of what it was', () => {
    fc.assert(
      fc.property(arbitraryCodeUnits, fc.nat(20), (typed, max) => {
        const text = cleanText(typed)
        const cut = truncated(text, max)
        expect([isStorableText(cut), cut.length <= max, text.startsWith(cut)]).toEqual([true, true, true])
      }),
      runs(300),
    )
  })
})
