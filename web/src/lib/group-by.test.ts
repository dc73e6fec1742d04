import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups by key, keys and items in their order', () => {
  const groups = groupBy(['beta', 'alpha', 'bravo', 'charlie', 'able'], ([first]) => first)
  expect([...groups]).toEqual([
    ['b', ['beta', 'bravo']],
    ['a', ['alpha', 'able']],
    ['c', ['charlie']],
  ])
  expect(groupBy([], () => 0).size).toBe(0)
})
