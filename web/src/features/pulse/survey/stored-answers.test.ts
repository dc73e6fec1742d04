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

test('answers are kept apart for each survey and person', () => {
  storedAnswers('s1', 'ada').keep(draft)
  expect(storedAnswers('s2', 'ada').read()).toBeUndefined()
  expect(storedAnswers('s1', 'ben').read()).toBeUndefined()
  expect(storedAnswers('s1', null).read()).toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"growth":4}',
  '{"growth":{"value":6,"feedback":""}}',
  '{"growth":{"value":"4","feedback":""}}',
  `{"growth":{"value":4,"feedback":"${'x'.repeat(2001)}"}}`,
])('answers of another shape, kept by an older page, are ignored: %.40s', (text) => {
  stored.set('pulse-answers/s1/ada', text)
  expect(storedAnswers('s1', 'ada').read()).toBeUndefined()
})
