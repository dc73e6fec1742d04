import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { fieldOf, itemsOf, textOf, wholeNumberOf } from './json-values.ts'

const parsed = (json: string): unknown => JSON.parse(json)

describe('a field of untrusted JSON', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'])(
    'only an object’s own fields count: %s is none',
    (name) => {
      expect(fieldOf({}, name)).toBeUndefined()
      expect(fieldOf([], name)).toBeUndefined()
      expect(fieldOf(parsed('{"notes":[]}'), name)).toBeUndefined()
    },
  )

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'])(
    '%s is a name like any other where a file has it',
    (name) => {
      expect(fieldOf(parsed(`{${JSON.stringify(name)}:"mine"}`), name)).toBe('mine')
    },
  )

  test('a prototype in a file lends it no fields', () => {
    const file = parsed('{"__proto__":{"kind":"retropulse-board","version":1}}')
    expect([fieldOf(file, 'kind'), fieldOf(file, 'version')]).toEqual([undefined, undefined])
    expect(fieldOf({}, 'kind')).toBeUndefined()
  })

  test('a value that is no object has no fields, not even those of texts and functions', () => {
    for (const value of [null, undefined, 'text', 5, true, () => 5])
      for (const name of ['length', 'name', 'toFixed', '0', '']) expect(fieldOf(value, name)).toBeUndefined()
  })

  test('reading any name of any value does not throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, name) => {
        const isThere =
          typeof value === 'object' && value !== null && Object.getOwnPropertyNames(value).includes(name)
        expect(fieldOf(value, name) !== undefined).toBe(isThere)
      }),
      runs(200),
    )
  })
})

describe('the items of a list', () => {
  test('are empty for a value that only looks like a list', () => {
    for (const value of [{ length: 3, 0: 'a' }, 'abc', 3, null, undefined, new Set([1])])
      expect(itemsOf(value)).toEqual([])
    expect(itemsOf(['a', null])).toEqual(['a', null])
  })
})

describe('a text', () => {
  test('is a string, and no value that could be converted to one', () => {
    expect(['', 'a', 5, true, null, ['a'], { toString: () => 'a' }].map(textOf)).toEqual([
      '',
      'a',
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('a whole number from one bound to the other', () => {
  test.each([0, 1, 99, 100])('%d lies within 0 and 100, bounds included', (value) => {
    expect(wholeNumberOf(value, 0, 100)).toBe(value)
  })

  test.each([-1, 101, 0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, '5', [5], true, null, undefined])(
    '%j is none',
    (value) => {
      expect(wholeNumberOf(value, 0, 100)).toBeNull()
    },
  )

  test('there is none between empty bounds: without columns there is no index of one', () => {
    expect(wholeNumberOf(0, 0, -1)).toBeNull()
  })

  test('2 ** 53 and beyond, where whole numbers are no longer exact, are above every bound', () => {
    expect(wholeNumberOf(2 ** 53, 0, Number.MAX_SAFE_INTEGER)).toBeNull()
    expect(wholeNumberOf(parsed('9007199254740993'), 0, Number.MAX_SAFE_INTEGER)).toBeNull()
  })
})
