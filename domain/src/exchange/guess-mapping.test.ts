import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { guessMapping, mappingOf } from './guess-mapping.ts'

describe('0028: what the first row of a file says about its columns', () => {
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
  ])('%j: column, text and votes are at %j', (header, [column, text, votes]) => {
    expect(guessMapping(header)).toEqual({ column, text, votes })
  })

  test('names are compared whole: what only contains one is another thing', () => {
    expect(guessMapping(['Textile', 'Columns', 'Votes cast by'])).toEqual({
      text: null,
      column: null,
      votes: null,
    })
  })

  test('of a name that stands there twice the first column is meant', () => {
    expect(guessMapping(['Text', 'Text', 'Votes', 'Votes'])).toMatchObject({ text: 0, votes: 2 })
  })

  test('names that every object has are no names of ours', () => {
    const header = ['__proto__', 'constructor', 'toString', 'length', 'text']
    expect(guessMapping(header)).toEqual({ text: 4, column: null, votes: null })
  })

  test('a mapping needs a column of texts, and nothing else', () => {
    expect(mappingOf(['Column', 'Votes'])).toBeNull()
    expect(mappingOf([])).toBeNull()
    expect(mappingOf(['Text'])).toEqual({ text: 0, column: null, votes: null, columns: [] })
  })

  test('whatever the first row says, what is guessed are columns that it has, each another one', () => {
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
