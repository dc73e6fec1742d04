import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../kernel/testing/property-runs.ts'
import { NAME_MAX } from '../../board/limits.ts'
import { distinctColumnNames, distinctNames, namesActionItems } from './column-names.ts'

test('MOVE-IN-1: columns of the same name get a number each', () => {
  expect(distinctNames(['Glad', 'Sad', 'Glad', ' Glad ', 'Glad (2)'])).toEqual([
    'Glad',
    'Sad',
    'Glad (2)',
    'Glad (3)',
    'Glad (2) (2)',
  ])
})

test('MOVE-IN-1: any names become as many distinct ones', () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom('', ' ', 'A', 'A (2)', 'A (3)', 'A (2) (2)', '__proto__'),
  )
  fc.assert(
    fc.property(fc.array(name), (names) => {
      expect(new Set(distinctNames(names)).size).toBe(names.length)
    }),
    runs(300),
  )
})

test('EXPORT-13: columns of a board get distinct names within their length, and distinct ones stay as they are', () => {
  const long = 'G'.repeat(NAME_MAX)
  expect(distinctColumnNames(['', 'Glad', '', 'Glad', ' Glad', 'Glad (2)', '', long, long])).toEqual([
    '',
    'Glad',
    '(2)',
    'Glad (2)',
    ' Glad',
    'Glad (2) (2)',
    '(3)',
    long,
    `${'G'.repeat(NAME_MAX - 4)} (2)`,
  ])
  const name = fc.oneof(fc.string({ maxLength: NAME_MAX }), fc.constantFrom('', 'A', 'A (2)', '(2)', long))
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const distinct = distinctColumnNames(names)
      expect(new Set(distinct).size).toBe(names.length)
      expect(distinct.every((one) => one.length <= NAME_MAX)).toBe(true)
      expect(distinctColumnNames(distinct)).toEqual(distinct)
    }),
    runs(300),
  )
})

test('MOVE-IN-8: ten thousand columns of one name take linear time', () => {
  const names = [
    ...Array.from({ length: 10_000 }, (_, at) => `A (${at})`),
    ...Array.from({ length: 10_000 }, () => 'A'),
  ]
  expect(new Set(distinctNames(names)).size).toBe(20_000)
  expect(new Set(distinctColumnNames(names)).size).toBe(20_000)
})

test.each(['Actions', 'Action items', 'Action Items', 'ACTIONS', ' actions ', 'Actions (2)'])(
  'MOVE-IN-5: %j names action items',
  (name) => {
    expect(namesActionItems(name)).toBe(true)
  },
)

test.each(['Action', 'To do', 'Actions to stop', 'Old actions', 'Interactions', ''])(
  'MOVE-IN-5: %j names no action items',
  (name) => {
    expect(namesActionItems(name)).toBe(false)
  },
)
