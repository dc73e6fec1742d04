import { describe, expect, test } from 'vitest'
import { parseOptions } from './options.ts'

describe('options of the benchmark', () => {
  test('without options: all scenarios, three runs', () => {
    expect(parseOptions([])).toEqual({
      only: [],
      counts: [],
      shapes: [],
      runs: 3,
      seed: 1,
      isQuick: false,
      profileDir: null,
      against: null,
    })
  })

  test('one scenario, quickly, for some counts', () => {
    const options = parseOptions(['--only', 's1,S2', '--n', '10,50', '--shape', '1x10', '--quick'])
    expect(options).toMatchObject({
      only: ['S1', 'S2'],
      counts: [10, 50],
      shapes: ['1x10'],
      runs: 1,
      isQuick: true,
    })
  })

  test.each([
    [['--only', 'S9'], 'there is no scenario S9'],
    [['--n', 'ten'], '--n has to be'],
    [['--runs', '0'], '--runs has to be'],
    [['--fast'], "'--fast'"],
  ])('%j is refused with an explanation', (args, says) => {
    expect(() => parseOptions(args)).toThrow(says)
  })
})
