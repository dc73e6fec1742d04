import { describe, expect, test } from 'vitest'
import { isStorableLine } from '../kernel/text.ts'
import { columnMeanings, FORMATS } from './formats.ts'
import { COLUMNS_MAX, NAME_MAX } from './limits.ts'

describe('teams.md §3: formats are ready to use', () => {
  test('they keep the names of the specification (D30)', () => {
    expect(FORMATS.map(({ name }) => name)).toEqual(['Agile', 'Start Stop Continue', 'Mad Sad Glad'])
  })

  test('a slug is its name in an address', () => {
    for (const { name, slug } of FORMATS) expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-'))
    expect(new Set(FORMATS.map(({ slug }) => slug)).size).toBe(FORMATS.length)
  })

  test.each(FORMATS)(
    'board.md §9: $name has at most five columns, named as columns may be',
    ({ columns }) => {
      expect(columns.length).toBeGreaterThan(0)
      expect(columns.length).toBeLessThanOrEqual(COLUMNS_MAX)
      for (const { name } of columns) {
        expect(name.length).toBeLessThanOrEqual(NAME_MAX)
        expect(isStorableLine(name)).toBe(true)
      }
    },
  )

  test.each(FORMATS)('D30: $name asks for something good and something bad', ({ columns }) => {
    const meanings = columns.map(({ meaning }) => meaning)
    expect(meanings).toContain('good')
    expect(meanings).toContain('bad')
    expect(meanings).not.toContain('other')
  })
})

describe('D30: a column carries what it asks for, so that retros compare across themes', () => {
  test('columns as the format has them mean what it says', () => {
    expect(columnMeanings(['Start', 'Stop', 'Continue'], 'start-stop-continue')).toEqual([
      'idea',
      'bad',
      'good',
    ])
  })

  test('a column renamed before the start, or out of its place, means nothing that is known', () => {
    expect(columnMeanings(['Begin', 'Stop', 'Continue'], 'start-stop-continue')).toEqual([
      'other',
      'bad',
      'good',
    ])
    expect(columnMeanings(['Stop', 'Start', 'Continue'], 'start-stop-continue')).toEqual([
      'other',
      'other',
      'good',
    ])
  })

  test('columns may be left out at the end, or added there', () => {
    expect(columnMeanings(['Start'], 'start-stop-continue')).toEqual(['idea'])
    expect(columnMeanings(['Start', 'Stop', 'Continue', 'Thanks'], 'start-stop-continue')).toEqual([
      'idea',
      'bad',
      'good',
      'other',
    ])
  })

  test('without a format, or with one that is not known, every column is one of its own', () => {
    expect(columnMeanings(['Start', 'Stop'], undefined)).toEqual(['other', 'other'])
    expect(columnMeanings(['Start', 'Stop'], 'chess')).toEqual(['other', 'other'])
    expect(columnMeanings([], 'agile')).toEqual([])
  })
})
