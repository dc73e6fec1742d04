import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedAnswers } from './stored-answers.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const draft = { happiness: { value: 4, feedback: 'Fine' }, growth: { value: null, feedback: '' } } as const

test('answers that were given are there again after a reload, until they are sent or discarded', () => {
  expect(storedAnswers('s1', 'ada').read()).toBeUndefined()
  storedAnswers('s1', 'ada').keep(draft)
  const reloaded = storedAnswers('s1', 'ada')
  expect(reloaded.read()).toEqual(draft)
  reloaded.forget()
  expect(stored.size).toBe(0)
})

test('PULSE-40: a comment that is too long is kept with all other answers', () => {
  const long = { ...draft, growth: { value: 2, feedback: 'x'.repeat(2001) } } as const
  storedAnswers('s1', 'ada').keep(long)
  expect(storedAnswers('s1', 'ada').read()).toEqual(long)
})

test('PULSE-74: a tab hears what another one keeps of the same answers, until it listens no longer', () => {
  const listeners = new Set<(event: { key: string }) => void>()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener))
  const change = (key: string, value: string | null) => {
    if (value === null) stored.delete(key)
    else stored.set(key, value)
    for (const listener of listeners) listener({ key })
  }
  const answers = storedAnswers('s1', 'ada')
  answers.keep(draft)
  const heard: unknown[] = []
  const stop = answers.subscribe((other) => heard.push(other))
  const later = { ...draft, growth: { value: 2, feedback: 'Half a sent' } } as const
  change('pulse-answers/s2/ada', JSON.stringify(later))
  change('pulse-answers/s1/ada', JSON.stringify(later))
  expect(answers.read()).toEqual(later)
  change('pulse-answers/s1/ada', null)
  expect(answers.read()).toBeUndefined()
  // The same answers as before are kept again.
  answers.keep(draft)
  expect(storedAnswers('s1', 'ada').read()).toEqual(draft)
  stop()
  change('pulse-answers/s1/ada', JSON.stringify(later))
  expect(heard).toEqual([later, undefined])
})

test('answers are kept apart for each survey and person', () => {
  storedAnswers('s1', 'ada').keep(draft)
  expect(storedAnswers('s2', 'ada').read()).toBeUndefined()
  expect(storedAnswers('s1', 'ben').read()).toBeUndefined()
  expect(storedAnswers('s1', null).read()).toBeUndefined()
})

test('PULSE-74: what a guest did not send is the account’s that the guest signs in to, and of no later guest', () => {
  storedAnswers('s1', null).keep(draft)
  const account = storedAnswers('s1', 'ada')
  expect(account.read()).toEqual(draft)
  account.keep(draft)
  expect([...stored.keys()]).toEqual(['pulse-answers/s1/ada'])
  expect(storedAnswers('s1', null).read()).toBeUndefined()
  storedAnswers('s1', null).keep({
    growth: { value: 2, feedback: '' },
    happiness: { value: null, feedback: '' },
  })
  expect(storedAnswers('s1', 'ada').read()).toEqual({ ...draft, growth: { value: 2, feedback: '' } })
  storedAnswers('s2', null).keep(draft)
  storedAnswers('s2', 'ada').forget()
  expect(storedAnswers('s2', null).read()).toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"growth":4}',
  '{"growth":{"value":6,"feedback":""}}',
  '{"growth":{"value":"4","feedback":""}}',
])('answers of another shape, kept by an older page, are ignored: %.40s', (text) => {
  stored.set('pulse-answers/s1/ada', text)
  expect(storedAnswers('s1', 'ada').read()).toBeUndefined()
})
