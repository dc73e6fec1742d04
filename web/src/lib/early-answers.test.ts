import { expect, onTestFinished, test, vi } from 'vitest'
import { getJson } from './api.ts'
import { requestEarly, takeEarlyAnswer } from './early-answers.ts'

/** A server that counts its answers, and names the account that it is asked for last. */
function answerWith(...accounts: readonly string[]) {
  const left = accounts.values()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ account: left.next().value })))
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('an early answer is for the first call alone, as the viewer may be another one later', async () => {
  answerWith('a', 'b')
  requestEarly('/status')
  expect(await getJson('/status')).toEqual({ ok: true, value: { account: 'a' } })
  expect(await getJson('/status')).toEqual({ ok: true, value: { account: 'b' } })
})

test('an early request that fails is a failure of the call that takes it, and of nothing else', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  requestEarly('/status')
  expect(await getJson('/status')).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
})

test('without early requests, as on other pages, every call asks the server', () => {
  expect(takeEarlyAnswer('/status')).toBeUndefined()
})
