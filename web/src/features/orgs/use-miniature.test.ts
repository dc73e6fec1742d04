import { expect, test } from 'vitest'
import { batchWith } from './use-miniature.ts'

const boards = Array.from({ length: 70 }, (_, at) => ({ id: `b${at}`, daysRemaining: at === 3 ? 0 : null }))

test('DASH-32: cards ask for at most 30 retros at once, all cards of a batch with the same call', () => {
  const first = batchWith('b0', boards)
  expect(first).toHaveLength(30)
  expect(batchWith('b30', boards)).toEqual(first)
  expect(batchWith('b31', boards)[0]).toBe('b31')
  expect(batchWith('b69', boards)).toHaveLength(9)
})

test('DASH-8: an archived retro is not asked for', () => {
  expect(batchWith('b3', boards)).toEqual([])
  expect(batchWith('b0', boards)).not.toContain('b3')
})
