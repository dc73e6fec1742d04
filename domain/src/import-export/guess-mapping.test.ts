import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { guessMapping, mappingOf } from './guess-mapping.ts'

describe('what the first row of a file says about its columns', () => {
  test.each([
    [
      ['Column', 'Text', 'Votes'],
      [0, 1, 2],
    ],
    [
      ['Column', 'Text', 'Votes', 'Reactions', 'Comments', 'Group', 'Author'],
      [0, 1, 2],
    ],
    [
      ['votes', 'text', 'column'],
      [2, 1, 0],
    ],
    [
      ['Category', 'Card', 'Likes'],
      [0, 1, 2],
    ],
    [
      ['List', 'Title', 'Description', 'Points'],
      [0, 2, 3],
    ],
    [
      ['  COLUMN NAME ', 'Note Text\t', 'Total Votes'],
      [0, 1, 2],
    ],
    [
      ['Feedback', '+1'],
      [null, 0, 1],
    ],
    [
      ['Topic', 'Comment'],
      [0, 1, null],
    ],
    [
      ['Type', 'Group', 'Idea'],
      [1, 2, null],
    ],
  ])('IMPORT-3: %j: column, text and votes are at %j', (header, [column, text, votes]) => {
    expect(guessMapping(header)).toEqual({ column, text, votes })
  })

  test('IMPORT-3: names are compared whole, so that a name that only contains one is no match', () => {
    expect(guessMapping(['Textile', 'Columns', 'Votes cast by'])).toEqual({
      text: null,
      column: null,
      votes: null,
    })
  })

  test('of a name that occurs twice the first column counts', () => {
    expect(guessMapping(['Text', 'Text', 'Votes', 'Votes'])).toMatchObject({ text: 0, votes: 2 })
  })

  test('property names that every object has are no match', () => {
    const header = ['__proto__', 'constructor', 'toString', 'length', 'text']
    expect(guessMapping(header)).toEqual({ text: 4, column: null, votes: null })
  })

  test('IMPORT-3: a mapping needs a column of texts, and no other', () => {
    expect(mappingOf(['Column', 'Votes'])).toBeNull()
    expect(mappingOf([])).toBeNull()
    expect(mappingOf(['Text'])).toEqual({ text: 0, column: null, votes: null, columns: [] })
  })

  test('for any first row, the guessed columns exist and differ', () => {
    const name = fc.oneof(
      arbitraryCodeUnits,
      fc.constantFrom('text', 'Group', 'votes', 'topic', 'title', '+1'),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), (header) => {
        const { text, column, votes } = guessMapping(header)
        const places = [text, column, votes].filter((place) => place !== null)
        for (const place of places) expect(header[place]).toBeDefined()
        expect(new Set(places).size).toBe(places.length)
      }),
      runs(300),
    )
  })
})
