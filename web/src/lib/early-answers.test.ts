import { expect, onTestFinished, test, vi } from 'vitest'
import { takeEarlyAnswer } from './early-answers.ts'
import { requestIdentity } from './identity.ts'

function answerEarly(uid: string): void {
  vi.stubGlobal('window', { earlyAnswers: { '/uid': Promise.resolve(Response.json({ uid })) } })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('an early answer is for the first call alone', async () => {
  answerEarly('g1')
  expect(await takeEarlyAnswer('/uid')?.then((answer) => answer.json())).toEqual({ uid: 'g1' })
  expect(takeEarlyAnswer('/uid')).toBeUndefined()
})

test('CONN-1: the identity comes from the early request, and from a new one when it is asked for again', async () => {
  answerEarly('g1')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ uid: 'g2' })))
  expect(await requestIdentity()).toBe('g1')
  expect(await requestIdentity()).toBe('g2')
})

test('without early requests, as in tests and on other pages, every call asks the server', () => {
  expect(takeEarlyAnswer('/status')).toBeUndefined()
})
