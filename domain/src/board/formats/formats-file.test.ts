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
        steps: [
          { kind: 'write', minutes: 8, title: 'Write power-ups and enemies' },
          { kind: 'write', minutes: 7, title: 'Write hidden blocks' },
          { kind: 'group', minutes: 5, title: 'Agree on the final boss' },
          { kind: 'vote', minutes: 5, title: 'Vote on power-ups and blocks' },
          { kind: 'discuss', minutes: 10, title: 'Plan the fight' },
        ],
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
        steps: [],
      },
    ])
  })

  test('RUN-13: steps of a format are read all together, or left out when one of them is no step', () => {
    const step = { kind: 'write', minutes: 8, title: ' Write ' }
    const stepsOf = (steps: unknown) => readFormats([{ name: 'Ours', content: ['One'], steps }])?.[0]?.steps
    expect(stepsOf([step, { ...step, kind: 'other' }])).toEqual([
      { kind: 'write', minutes: 8, title: 'Write' },
      { kind: 'other', minutes: 8, title: 'Write' },
    ])
    for (const wrong of [
      { ...step, kind: 'sing' },
      { ...step, minutes: 0 },
      { ...step, minutes: '8' },
      { ...step, title: '' },
      { ...step, title: 'x'.repeat(61) },
      null,
    ])
      expect(stepsOf([step, wrong])).toEqual([])
    for (const wrong of [Array.from({ length: 9 }, () => step), 'steps', undefined])
      expect(stepsOf(wrong)).toEqual([])
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
      steps: [],
    })
  })
})
