import { expect, test } from 'vitest'
import { abortAfter } from './abort-after.ts'

const LONG_MS = 60_000

test('aborts with the signal, and for its reason', () => {
  const caller = new AbortController()
  const signal = abortAfter(LONG_MS, caller.signal)
  expect(signal.aborted).toBe(false)
  caller.abort('left')
  expect(signal.reason).toBe('left')
})

test('is aborted from the start with a signal that is', () => {
  expect(abortAfter(LONG_MS, AbortSignal.abort('gone')).reason).toBe('gone')
})

test.each([undefined, new AbortController().signal])('aborts once the time is over', async (signal) => {
  const limited = abortAfter(1, signal)
  await new Promise((resolve) => {
    if (limited.aborted) resolve(undefined)
    limited.addEventListener('abort', resolve)
  })
  expect(limited.reason).toMatchObject({ name: 'TimeoutError' })
})
