import { describe, expect, test } from 'vitest'
import { readFormats } from './formats-file.ts'
import file from './formats.json' with { type: 'json' }
import { FORMATS } from './formats.ts'

describe('CREATE-29: formats are read from a file that the operator may replace', () => {
  test('an entry of the file has all fields of a format', () => {
    const entry = file.find(({ name }) => name === 'Platform Game')
    expect(entry && readFormats([entry])).toEqual([
      {
        slug: 'platform-game',
        name: 'Platform Game',
        group: 'metaphor',
        columns: [
          { name: 'Power-ups', meaning: 'good' },
          { name: 'Enemies', meaning: 'bad' },
          { name: 'Hidden blocks', meaning: 'idea' },
          { name: 'Final boss', meaning: 'bad' },
        ],
        theme: 'orbital-station',
        sentence: 'Jump through the last level: power-ups, enemies, hidden blocks, and the boss at its end.',
        months: [],
        aliases: ['super-mario'],
      },
    ])
  })

  test('no entry of the file that comes with the product is left out', () => {
    expect(FORMATS.map(({ name }) => name)).toEqual(file.map(({ name }) => name))
    expect(FORMATS.map(({ columns }) => columns.map(({ name }) => name))).toEqual(
      file.map(({ content }) => content),
    )
  })

  test('CREATE-29: name and content are enough', () => {
    expect(readFormats([{ name: 'Our own', content: ['One', 'Two (with a hint)'] }])).toEqual([
      {
        slug: 'our-own',
        name: 'Our own',
        group: 'classic',
        columns: [
          { name: 'One', meaning: 'other' },
          { name: 'Two (with a hint)', meaning: 'other' },
        ],
        theme: null,
        sentence: '',
        months: [],
        aliases: [],
      },
    ])
  })

  test.each([
    ['no list', { formats: [] }],
    ['nothing', null],
    ['a page', '<!doctype html>'],
    ['an empty list', []],
    ['no names', [{ content: ['One'] }]],
    ['no content', [{ name: 'One' }, { name: 'Two', content: [] }, { name: 'Three', content: 'Four' }]],
    ['a name without letters', [{ name: '!!!', content: ['One'] }]],
    ['six columns', [{ name: 'Six', content: ['1', '2', '3', '4', '5', '6'] }]],
    ['lists in lists', [[], [[]], 1, 'two']],
  ])('a file with %s is broken', (_, broken) => {
    expect(readFormats(broken)).toBeNull()
  })

  test('CREATE-29: entries that make no sense are left out, and the others are kept', () => {
    const [format, ...others] =
      readFormats([
        null,
        { name: 'x'.repeat(61), content: ['One'] },
        {
          name: ' Our own ',
          content: ['One', '', 'Two', 3, 'Three'],

          meanings: ['good', 'bad', 'wonderful', 'idea', 'thanks'],
          theme: '../../etc',
          group: 'toString',
          sentence: 'A\nB',
          months: [0, 1.5, '2', 3, 13],
          aliases: [4, 'mine'],
        },
        { name: 'Our Own', content: ['The same slug'] },
      ]) ?? []
    expect(others).toEqual([])
    expect(format).toEqual({
      slug: 'our-own',
      name: 'Our own',
      group: 'classic',
      columns: [
        { name: 'One', meaning: 'good' },
        { name: 'Two', meaning: 'other' },
        { name: 'Three', meaning: 'thanks' },
      ],
      theme: null,
      sentence: '',
      months: [3],
      aliases: ['mine'],
    })
  })
})
