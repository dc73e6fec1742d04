import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../kernel/testing/property-runs.ts'
import { distinctNames, namesActionItems } from './column-names.ts'

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

test('MOVE-IN-8: ten thousand columns of one name take linear time', () => {
  const names = [
    ...Array.from({ length: 10_000 }, (_, at) => `A (${at})`),
    ...Array.from({ length: 10_000 }, () => 'A'),
  ]
  expect(new Set(distinctNames(names)).size).toBe(20_000)
})

test.each(['Actions', 'Action items', 'Action Items', 'ACTIONS', ' actions '])(
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
