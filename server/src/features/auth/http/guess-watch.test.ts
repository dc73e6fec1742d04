import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { expect, test } from 'vitest'
import { createGuessWatch } from './guess-watch.ts'

function fail(watch: ReturnType<typeof createGuessWatch>, account: string, times: number): void {
  for (let at = 0; at < times; at += 1) watch.failed(account)
}

test('AUTH-10, AUTH-32: thirty wrong passwords within an hour are an attack on that account, and on no other', () => {
  const watch = createGuessWatch()
  fail(watch, 'ann@example.com', 29)
  expect(watch.isUnderAttack('ann@example.com')).toBe(false)
  watch.failed('ann@example.com')
  expect(watch.isUnderAttack('ann@example.com')).toBe(true)
  expect(watch.isUnderAttack('bo@example.com')).toBe(false)
})

test('AUTH-32: an account counts as attacked for an hour after the first wrong password', () => {
  let time = 0
  const watch = createGuessWatch(() => time)
  fail(watch, 'ann@example.com', 40)
  time = HOUR_MS
  expect(watch.isUnderAttack('ann@example.com')).toBe(false)
  watch.failed('ann@example.com')
  expect(watch.isUnderAttack('ann@example.com')).toBe(false)
})

test('beyond 10,000 accounts the one with the oldest failure is evicted', () => {
  const watch = createGuessWatch()
  fail(watch, 'old@example.com', 30)
  fail(watch, 'attacked@example.com', 30)
  for (let at = 0; at < 9_999; at += 1) watch.failed(`made-up-${at}@example.com`)
  expect(watch.isUnderAttack('old@example.com')).toBe(false)
  expect(watch.isUnderAttack('attacked@example.com')).toBe(true)
})
