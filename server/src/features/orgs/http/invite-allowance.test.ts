import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { expect, test } from 'vitest'
import { createInviteAllowance } from './invite-allowance.ts'

test('INVITE-27: addresses invited from one network are counted for an hour, apart from another network', () => {
  let now = 1000
  const allowance = createInviteAllowance(10, () => now)
  expect([allowance.take('a', 6), allowance.take('a', 5), allowance.take('a', 4)]).toEqual([
    true,
    false,
    true,
  ])
  expect(allowance.take('b', 10)).toBe(true)
  now += HOUR_MS - 1
  expect(allowance.take('a', 1)).toBe(false)
  now += 1
  expect([allowance.take('a', 10), allowance.take('a', 1)]).toEqual([true, false])
})

test('INVITE-27: with thousands of networks, those within their hour stay counted', () => {
  let now = 1000
  const allowance = createInviteAllowance(10, () => now)
  for (let index = 0; index < 1500; index++) allowance.take(`old ${index}`, 10)
  now += HOUR_MS
  for (let index = 0; index < 1500; index++) expect(allowance.take(`new ${index}`, 10)).toBe(true)
  expect(allowance.take('new 0', 1)).toBe(false)
})
