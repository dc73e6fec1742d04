import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PersistentMap } from './persistent-map.ts'
import { runs } from './testing/property-runs.ts'

type Step = { readonly key: string; readonly value: number | null }

/** Names that every object has are keys like others; few keys, so that they meet again. */
const anyKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  fc.nat({ max: 400 }).map((number) => `note-${number}`),
  fc.string(),
)
const anySteps = fc.array(fc.record<Step>({ key: anyKey, value: fc.option(fc.nat()) }), {
  maxLength: 200,
  size: 'max',
})

/** The map after a step; the value null removes a key. */
function after(map: PersistentMap<string, number>, { key, value }: Step): PersistentMap<string, number> {
  return value === null ? map.without(key) : map.with(key, value)
}

function played(steps: readonly Step[]): PersistentMap<string, number> {
  return steps.reduce(after, PersistentMap.empty<string, number>())
}

/** The same steps on a built-in Map, the model. */
function model(steps: readonly Step[]): Map<string, number> {
  const map = new Map<string, number>()
  for (const { key, value } of steps) {
    if (value === null) map.delete(key)
    else map.set(key, value)
  }
  return map
}

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other)
}

describe('a persistent map', () => {
  test('holds what a built-in Map holds after the same changes', () => {
    fc.assert(
      fc.property(anySteps, anyKey, (steps, key) => {
        const [map, expected] = [played(steps), model(steps)]
        expect(map.size).toBe(expected.size)
        expect(sorted(map.values())).toEqual(sorted([...expected.values()]))
        for (const [known, value] of expected) expect(map.get(known)).toBe(value)
        expect(map.get(key)).toBe(expected.get(key))
        expect(map.has(key)).toBe(expected.has(key))
      }),
      runs(150),
    )
  })

  test('does not change when other maps are made from it', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (steps, more) => {
        const map = played(steps)
        const before = map.toRecord()
        more.reduce(after, map)
        expect(map.toRecord()).toEqual(before)
      }),
      runs(100),
    )
  })

  test('is built the same for the same content, whatever the order of the changes', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const map = played(steps)
        const rebuilt = [...model(steps)].toReversed().map(([key, value]): Step => ({ key, value }))
        expect(played(rebuilt)).toStrictEqual(map)
        expect(PersistentMap.fromRecord(map.toRecord())).toStrictEqual(map)
      }),
      runs(100),
    )
  })

  test('is the same object after removing a key that it does not have', () => {
    const map = played([{ key: 'a', value: 1 }])
    expect(map.without('b')).toBe(map)
  })

  test('keeps keys apart that share a bucket', () => {
    // "Aa" and "BB" have the same hash, and so have all strings made of the same number of them.
    const keys = ['AaAa', 'AaBB', 'BBAa', 'BBBB']
    const map = played(keys.map((key, value) => ({ key, value })))
    expect(keys.map((key) => map.get(key))).toEqual([0, 1, 2, 3])
    expect(keys.map((key) => map.without('AaBB').get(key))).toEqual([0, undefined, 2, 3])
  })

  test('takes from a record its own properties only', () => {
    const record = Object.create({ inherited: 1 }) as Record<string, number>
    record['own'] = 2
    expect(PersistentMap.fromRecord(record).toRecord()).toEqual({ own: 2 })
  })

  test('maps its values', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const map = played(steps)
        const doubled = map.mapValues((value) => 2 * value)
        expect(doubled.size).toBe(map.size)
        for (const [key, value] of model(steps)) expect(doubled.get(key)).toBe(2 * value)
      }),
      runs(50),
    )
  })
})
