import { describe, expect, test } from 'vitest'
import { isStorableLine } from '../../kernel/text.ts'
import { FORMAT_GROUPS, type FormatGroup, formatNamed, meaningsIn, slugOf } from './format.ts'
import { columnMeanings, FORMATS } from './formats.ts'
import { COLUMNS_MAX, NAME_MAX } from '../limits.ts'
import { SPECIFIED } from '../testing/specified-formats.ts'
import { BACKGROUNDS } from '../backgrounds/backgrounds.ts'

describe('CREATE-24: the formats of the product', () => {
  test('CREATE-24: there are 69 of them, under the specified names', () => {
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

  test('CREATE-24: names and columns are exactly those of the specification', () => {
    const columnsOf = (columns: readonly { readonly name: string }[]) =>
      columns.map(({ name }) => name).join(' | ')
    expect(FORMATS.map(({ name, columns }) => `${name}: ${columnsOf(columns)}`)).toEqual(SPECIFIED)
  })

  test('CREATE-26: a slug is the name in lower case with hyphens, and leads to one format', () => {
    for (const { slug } of FORMATS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const leading = FORMATS.flatMap(({ slug, aliases }) => [slug, ...aliases])
    expect(new Set(leading).size).toBe(leading.length)
    expect(slugOf('What / So What / Now What')).toBe('what-so-what-now-what')
    expect(slugOf("Hero's Journey")).toBe('heros-journey')
    expect(slugOf('¿Qué tal?')).toBe('que-tal')
    expect(slugOf('!?')).toBe('')
  })

  test('CREATE-27: "Super Mario" is named "Platform Game", and its old slug leads there', () => {
    expect(FORMATS.some(({ name }) => /mario/i.test(name))).toBe(false)
    expect(formatNamed(FORMATS, 'super-mario')?.name).toBe('Platform Game')
    expect(formatNamed(FORMATS, 'platform-game')?.name).toBe('Platform Game')
    expect(formatNamed(FORMATS, 'no-such-thing')).toBeUndefined()
  })

  test.each(FORMATS)(
    'BOARD-73, CREATE-28: $name has at most five columns, with valid names',
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

  test.each(FORMATS)(
    'CREATE-28: $name has a built-in background and one sentence of its own',
    ({ theme, sentence }) => {
      expect(BACKGROUNDS.map(({ id }) => id)).toContain(theme)
      expect(sentence).toMatch(/^\S.{30,110}[.?]$/)
      expect(FORMATS.filter((other) => other.sentence === sentence)).toHaveLength(1)
    },
  )

  test('every background is used by a format', () => {
    const used = new Set(FORMATS.map(({ theme }) => theme))
    expect(BACKGROUNDS.filter(({ id }) => !used.has(id))).toEqual([])
  })

  test('CREATE-41: formats of a group, and formats that stand in the gallery beside each other, share no background', () => {
    const themesOf = (group: FormatGroup) =>
      FORMATS.filter((format) => format.group === group).map(({ theme }) => theme)
    for (const group of FORMAT_GROUPS) expect(sharedIn(themesOf(group)), group).toEqual([])
    // What a short gallery shows of each group (CREATE-38), beside formats of any season.
    const shown = FORMAT_GROUPS.flatMap((group) =>
      themesOf(group).slice(0, group === 'seasonal' ? undefined : 6),
    )
    expect(sharedIn(shown)).toEqual([])
  })

  test('the seasonal formats have a season, and every month has a format in season', () => {
    expect(FORMATS.filter(({ group, months }) => group === 'seasonal' && months.length === 0)).toEqual([])
    const inSeason = new Set(FORMATS.flatMap(({ months }) => months))
    expect([...inSeason].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })
})

describe('CREATE-25: each column has a base meaning, so that insights compare retros across formats', () => {
  test('columns that are unchanged have the meanings of the format', () => {
    expect(columnMeanings(['Start', 'Stop', 'Continue'], 'start-stop-continue')).toEqual([
      'idea',
      'bad',
      'good',
    ])
    expect(columnMeanings(['Power-ups', 'Enemies'], 'super-mario')).toEqual(['good', 'bad'])
  })

  test('CREATE-25: a column that was renamed before the start or is out of its place has the meaning "other"', () => {
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

  test('columns may be left out or added at the end', () => {
    expect(columnMeanings(['Start'], 'start-stop-continue')).toEqual(['idea'])
    expect(columnMeanings(['Start', 'Stop', 'Continue', 'Thanks'], 'start-stop-continue')).toEqual([
      'idea',
      'bad',
      'good',
      'other',
    ])
  })

  test('without a format, or with an unknown one, every column has the meaning "other"', () => {
    expect(columnMeanings(['Start', 'Stop'], undefined)).toEqual(['other', 'other'])
    expect(columnMeanings(['Start', 'Stop'], 'no-such-format')).toEqual(['other', 'other'])
    expect(columnMeanings([], 'agile')).toEqual([])
  })

  test('a copy of a board keeps the meanings of its columns', () => {
    const columns = [
      { name: 'Sun', meaning: 'good' as const },
      { name: 'Rain', meaning: 'bad' as const },
    ]
    expect(meaningsIn(['Sun', 'Hail', 'Snow'], columns)).toEqual(['good', 'other', 'other'])
  })

  test('the work formats have a column with a good meaning and one with a bad meaning or for ideas', () => {
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

function sharedIn(themes: readonly (string | null)[]): readonly (string | null)[] {
  return themes.filter((theme, at) => themes.indexOf(theme) !== at)
}
