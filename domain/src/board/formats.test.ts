import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isStorableLine } from '../kernel/text.ts'
import { formatNamed, meaningsIn, slugOf } from './format.ts'
import { columnMeanings, FORMATS } from './formats.ts'
import { COLUMNS_MAX, NAME_MAX } from './limits.ts'
import { THEMES } from './themes.ts'

describe('teams.md §3: formats are ready to use', () => {
  test('D30: there are 69 of them, under the names of the specification', () => {
    const names = FORMATS.map(({ name }) => name)
    expect(names).toHaveLength(69)
    expect(names).toEqual(
      expect.arrayContaining([
        'Agile',
        'New Ideas',
        'Easy as Pie',
        'Beer Tasting',
        'Superhero',
        'Chess',
        'KALM',
      ]),
    )
    expect(names).toEqual(
      expect.arrayContaining(['FLAT', 'Sailboat', 'Four Ls', 'Mad Sad Glad', 'Wish & Wonder', 'DAKI', 'WWW']),
    )
    expect(names).toEqual(
      expect.arrayContaining(['Lean Coffee', 'Start Stop Continue', 'Starfish', 'Halloween', 'Christmas']),
    )
  })

  test('D30: names and columns are those that the specification gives, to the letter', () => {
    const given = FORMATS.map(({ name, columns }) => [name, columns.map((column) => column.name)] as const)
    const text = JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1)))
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('d819eb6d3cfc289f')
  })

  test('teams.md §2: a slug is the name in lower case with hyphens, and leads to one format', () => {
    for (const { slug } of FORMATS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const leading = FORMATS.flatMap(({ slug, aliases }) => [slug, ...aliases])
    expect(new Set(leading).size).toBe(leading.length)
    expect(slugOf('What / So What / Now What')).toBe('what-so-what-now-what')
    expect(slugOf("Hero's Journey")).toBe('heros-journey')
    expect(slugOf('¿Qué tal?')).toBe('que-tal')
    expect(slugOf('!?')).toBe('')
  })

  test('D30: "Super Mario" is the Platform Game, and its old slug leads there', () => {
    expect(FORMATS.some(({ name }) => /mario/i.test(name))).toBe(false)
    expect(formatNamed(FORMATS, 'super-mario')?.name).toBe('Platform Game')
    expect(formatNamed(FORMATS, 'platform-game')?.name).toBe('Platform Game')
    expect(formatNamed(FORMATS, 'no-such-thing')).toBeUndefined()
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
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
    },
  )

  test.each(FORMATS)('$name has a built-in background and one sentence of its own', ({ theme, sentence }) => {
    expect(THEMES.map(({ id }) => id)).toContain(theme)
    expect(sentence).toMatch(/^\S.{30,110}[.?]$/)
    expect(FORMATS.filter((other) => other.sentence === sentence)).toHaveLength(1)
  })

  test('every background is put to use', () => {
    const used = new Set(FORMATS.map(({ theme }) => theme))
    expect(THEMES.filter(({ id }) => !used.has(id))).toEqual([])
  })

  test('the seasonal formats have a season, and every month has a format in season', () => {
    expect(FORMATS.filter(({ group, months }) => group === 'seasonal' && months.length === 0)).toEqual([])
    const inSeason = new Set(FORMATS.flatMap(({ months }) => months))
    expect([...inSeason].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })
})

describe('D30: a column carries what it asks for, so that retros compare across themes', () => {
  test('columns as the format has them mean what it says', () => {
    expect(columnMeanings(['Start', 'Stop', 'Continue'], 'start-stop-continue')).toEqual([
      'idea',
      'bad',
      'good',
    ])
    expect(columnMeanings(['Power-ups', 'Enemies'], 'super-mario')).toEqual(['good', 'bad'])
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
    expect(columnMeanings(['Start', 'Stop'], 'no-such-format')).toEqual(['other', 'other'])
    expect(columnMeanings([], 'agile')).toEqual([])
  })

  test('the columns of a board mean to its copy what they meant to it', () => {
    const columns = [
      { name: 'Sun', meaning: 'good' as const },
      { name: 'Rain', meaning: 'bad' as const },
    ]
    expect(meaningsIn(['Sun', 'Hail', 'Snow'], columns)).toEqual(['good', 'other', 'other'])
  })

  test('the work formats ask for something good and something bad or to be done', () => {
    const classics = FORMATS.filter(({ group }) => group === 'classic')
    for (const { columns } of classics.filter(
      ({ slug }) => !['lean-coffee', 'what-so-what-now-what'].includes(slug),
    )) {
      const meanings = columns.map(({ meaning }) => meaning)
      expect(meanings.some((meaning) => meaning === 'good' || meaning === 'thanks')).toBe(true)
      expect(meanings.some((meaning) => meaning === 'bad' || meaning === 'idea')).toBe(true)
    }
  })
})
