import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type AuthorId, isAuthorId, isId, isPseudonym } from './ids.ts'
import { runs } from './testing/property-runs.ts'

const REFUSED: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['37 characters', 'a'.repeat(37)],
  ['a space, which the page cuts off with what follows (SHELL-54)', 'a b'],
  ['a dot', 'a.b'],
  ['a slash', '../etc/passwd'],
  ['a line break behind', 'abc\n'],
  ['NUL', 'a\u0000'],
  ['a letter of another alphabet', 'ä'],
  ['an emoji', '😀'],
  ['a tag', '<b>'],
  ['a quotation mark', `a'b`],
]

describe('ids are made by clients too, so their shape is checked', () => {
  test.each(REFUSED)('refused: %s', (_, text) => {
    expect(isId(text)).toBe(false)
    expect(isAuthorId(text)).toBe(false)
  })

  test.each(['a', 'A-b_9', '0', 'f47ac10b-58cc-4372-a567-0e02b2c3d479', 'x'.repeat(36)])(
    'taken: %s',
    (text) => {
      expect(isId(text)).toBe(true)
      expect(isAuthorId(text)).toBe(true)
    },
  )

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    'refused: %s, for ids are the keys of records and every object has that one',
    (name) => {
      expect(isId(name)).toBe(false)
      expect(isAuthorId(name)).toBe(false)
      expect(isAuthorId(`~${name}`)).toBe(false)
    },
  )

  test('any UUID is an id', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(isId(uuid)).toBe(true)
      }),
      runs(100),
    )
  })
})

describe('a pseudonym differs from the id of a person by its first character', () => {
  test('only a pseudonym begins with a tilde', () => {
    expect(isPseudonym(asId<AuthorId>('~abc'))).toBe(true)
    expect(isPseudonym(asId<AuthorId>('abc'))).toBe(false)
  })

  test('no id of a person passes for a pseudonym', () => {
    expect(isId('~abc')).toBe(false)
    expect(isAuthorId('~abc')).toBe(true)
  })

  test.each(['~', '~~a', 'a~', '~a b', `~${'a'.repeat(37)}`])('%s is the id of no author', (text) => {
    expect(isAuthorId(text)).toBe(false)
  })
})
