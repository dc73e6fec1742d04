import { describe, expect, test } from 'vitest'
import { percentileMs } from '../measure/latency-histogram.ts'
import { openAccount } from './play-account.ts'

describe('the account of a play', () => {
  test('operations sent within the time count, whenever they arrive, and no others', () => {
    const account = openAccount(1000, 2000)
    for (const sentAt of [999, 1000, 1999, 2000]) {
      account.sent(sentAt, sentAt - 10, 3)
      account.answered(sentAt, 900_000, true)
      for (let receiver = 0; receiver < 3; receiver += 1) account.delivered(sentAt, 900_000)
    }
    expect(account.result()).toMatchObject({ sent: 2, acknowledged: 2, delivered: 6, expected: 6 })
  })

  test('it is settled when every operation was answered and delivered to every receiver', () => {
    const account = openAccount(0, 1000)
    account.sent(1, 1, 2)
    account.sent(2, 2, 2)
    account.answered(1, 5, true)
    account.answered(2, 5, false)
    account.delivered(1, 9)
    expect(account.isSettled()).toBe(false)
    account.delivered(1, 9)
    expect(account.isSettled()).toBe(false)
    expect(account.result()).toMatchObject({ acknowledged: 1, refused: 1, expected: 4 })
    account.delivered(2, 9)
    account.delivered(2, 9)
    expect(account.isSettled()).toBe(true)
  })

  test('latency runs from the sender to each receiver, lag from the schedule to the sender', () => {
    const account = openAccount(0, 1_000_000)
    account.sent(50_000, 40_000, 1)
    account.delivered(50_000, 75_000)
    account.answered(50_000, 62_000, true)
    const { latency, acknowledgement, lag } = account.result()
    expect(percentileMs(latency, 0.5)).toBeCloseTo(25, 0)
    expect(percentileMs(acknowledgement, 0.5)).toBeCloseTo(12, 0)
    expect(percentileMs(lag, 0.5)).toBeCloseTo(10, 0)
  })
})
