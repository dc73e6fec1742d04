import { describe, expect, test } from 'vitest'
import { findLimit } from './find-limit.ts'

function search(truth: number, options: { first?: number; highest?: number } = {}) {
  return findLimit({
    first: options.first ?? 100,
    highest: options.highest ?? 100_000,
    precision: 0.05,
    attempt: (rate) => Promise.resolve(rate),
    isHeld: (rate) => rate <= truth,
  })
}

describe('S2: doubling, then bisection to 5 %', () => {
  test.each([130, 220, 999, 1600, 3001, 40_000])('finds %i', async (truth) => {
    const { held } = await search(truth)
    expect(held).toBeLessThanOrEqual(truth)
    expect(held).toBeGreaterThanOrEqual(truth * 0.94)
  })

  test('doubles first', async () => {
    const { trials } = await search(900)
    expect(trials.slice(0, 5).map(({ rate }) => rate)).toEqual([100, 200, 400, 800, 1600])
    expect(trials.length).toBeLessThan(11)
  })

  test('a first rate that does not hold is searched below', async () => {
    const { held } = await search(40)
    expect(held).toBeGreaterThan(36)
    expect(held).toBeLessThanOrEqual(40)
  })

  test('never goes beyond the highest', async () => {
    const { held, trials } = await search(5000, { highest: 1000 })
    expect(held).toBe(800)
    expect(trials.every(({ rate }) => rate <= 1000)).toBe(true)
  })

  test('the search ends where no rate holds', async () => {
    expect((await search(0)).held).toBe(0)
  })
})
