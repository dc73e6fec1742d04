import { describe, expect, test } from 'vitest'
import type { BenchCase } from '../bench-case.ts'
import { shortNumber, tableOf, verdictsOf } from './table.ts'
import { judge } from './verdict.ts'

const bench: BenchCase = {
  scenario: 'S1',
  name: 'N = 10',
  targets: [
    { figure: 'p99 ms', atMost: 25 },
    { figure: 'delivered %', atLeast: 100 },
    { figure: 'never measured', atMost: 1 },
  ],
  run: () => Promise.reject(new Error('not run here')),
}
const run = (p99: number, delivered: number, othersCores: number) => ({
  figures: { 'p99 ms': p99, 'delivered %': delivered },
  othersCores,
  seed: 1,
})

describe('the report of three runs', () => {
  const result = judge(bench, [run(20, 100, 0), run(26, 100, 0.3), run(12, 99, 0.25)], [])

  test('the median is compared with the target; a figure that was not measured is missed', () => {
    expect(result.verdicts.map(({ value, isReached }) => [value, isReached])).toEqual([
      [20, true],
      [100, true],
      [Number.NaN, false],
    ])
  })

  test('a run is unclean when other processes kept more than a quarter of a core busy', () => {
    expect(result.runs.map(({ isClean }) => isClean)).toEqual([true, false, true])
  })

  test('the table and the lines below it', () => {
    expect(tableOf([result])).toBe(
      [
        '             N = 10',
        'p99 ms       20 ✓ (≤ 25)',
        'delivered %  100 ✓ (≥ 100)',
        'clean runs   2 of 3',
      ].join('\n'),
    )
    expect(verdictsOf([result]).split('\n')[2]).toBe('MISSED   S1 N = 10: never measured - (≤ 1)')
  })

  test('a case with a failed run reaches no target', () => {
    const failed = judge(bench, [run(20, 100, 0)], ['the server did not start'])
    expect(failed.verdicts.some(({ isReached }) => isReached)).toBe(false)
    expect(verdictsOf([failed])).toContain('ERROR    S1 N = 10: the server did not start')
  })
})

test.each([
  [0.01234, '0.0123'],
  [12.345, '12.3'],
  [123.4, '123'],
  [277_000, '277,000'],
  [Number.NaN, '-'],
])('%d is written %s', (value, text) => expect(shortNumber(value)).toBe(text))
