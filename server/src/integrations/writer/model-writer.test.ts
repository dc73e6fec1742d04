import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../testing/server-process.ts'
import { createModelWriter } from './model-writer.ts'
import { type ModelMood, type ModelServer, startModelServer } from './testing/model-server.ts'

let endpoint: ModelServer
beforeAll(async () => {
  endpoint = await startModelServer()
})
afterAll(() => endpoint.close())

const ample = () => AbortSignal.timeout(10_000)
const QUESTIONS = ['Where would you go tomorrow?', 'Train or plane?', 'What is in your suitcase, always?']
const FORMAT = {
  name: 'Travel',
  columns: [
    { name: 'Tailwind', meaning: 'good' },
    { name: 'Lost luggage', meaning: 'bad' },
  ],
}

describe('BOT-13: a language model writes', () => {
  const waysToAnswer: readonly ModelMood[] = ['whole', 'streamed']

  test.each(waysToAnswer)('questions and a format, %s', async (mood) => {
    const writer = createModelWriter(endpoint)
    endpoint.answerWith(JSON.stringify({ questions: [...QUESTIONS, 'One too many?'] }), mood)
    expect(await writer.suggestQuestions('travel', ample())).toEqual(QUESTIONS)
    endpoint.answerWith(JSON.stringify(FORMAT), mood)
    expect(await writer.suggestFormat('travel', ample())).toEqual({ ...FORMAT, theme: null })
    expect(endpoint.violations).toEqual([])
  })

  test('JSON in a fenced block, as small models write it, is read', async () => {
    endpoint.answerWith(`\`\`\`json\n${JSON.stringify({ questions: QUESTIONS })}\n\`\`\``, 'whole')
    expect(await createModelWriter(endpoint).suggestQuestions('travel', ample())).toEqual(QUESTIONS)
  })

  test('line breaks and control characters in an answer become spaces', async () => {
    endpoint.answerWith(JSON.stringify({ questions: ['One\ntwo?', ' Three? ', 'Fo\u0000ur?'] }), 'whole')
    const questions = await createModelWriter(endpoint).suggestQuestions('travel', ample())
    expect(questions.join('')).not.toMatch(/\p{Cc}/u)
    expect(questions[0]).toBe('One two?')
  })

  test('BOT-16: of what a user gives nothing but the topic leaves', async () => {
    const writer = createModelWriter(endpoint)
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), 'whole')
    const before = endpoint.bodies.length
    await writer.suggestQuestions('travel', ample())
    await writer.suggestQuestions('volcanoes', ample())
    const [first = '', second = ''] = endpoint.bodies.slice(before)
    expect(first).toContain('travel')
    expect(second).toBe(first.replace('travel', 'volcanoes'))
  })
})

describe('BOT-21: what fails', () => {
  const failures: readonly (readonly [mood: ModelMood, reason: RegExp])[] = [
    ['error', /500/],
    ['rate-limited', /429/],
    ['malformed', /JSON/],
    ['other-shape', /questions/],
    ['refused', /content/],
    ['huge', /too large/],
    ['redirect', /Connection error/],
    ['breaks-off', /terminated/],
  ]

  test.each(failures)('an endpoint that is %s rejects', async (mood, reason) => {
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), mood)
    const before = endpoint.bodies.length
    await expect(createModelWriter(endpoint).suggestQuestions('travel', ample())).rejects.toThrow(reason)
    expect(endpoint.bodies.length - before).toBe(1)
  })

  test('an endpoint that cannot be reached rejects with the code of the connection', async () => {
    const writer = createModelWriter({ ...endpoint, url: `http://127.0.0.1:${await freePort()}/v1` })
    await expect(writer.suggestQuestions('travel', ample())).rejects.toThrow(
      'the model could not be reached: ECONNREFUSED',
    )
  })

  const slow: readonly ModelMood[] = ['silent', 'stalls', 'drips']
  test.each(slow)('an endpoint that is %s rejects, and says so, when the time is over', async (mood) => {
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), mood)
    const waiting = createModelWriter(endpoint).suggestQuestions('travel', AbortSignal.timeout(300))
    await expect(waiting).rejects.toThrow('the model did not answer in time')
  })

  test.each(slow)('a page that was closed ends the request to an endpoint that is %s', async (mood) => {
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), mood)
    const [asked, ended] = [endpoint.bodies.length, endpoint.abandoned()]
    const closing = new AbortController()
    const waiting = createModelWriter(endpoint).suggestQuestions('travel', closing.signal)
    await expect.poll(() => endpoint.bodies.length).toBe(asked + 1)
    closing.abort()
    await expect(waiting).rejects.toThrow(/abort/i)
    await expect.poll(() => endpoint.abandoned()).toBe(ended + 1)
  })

  test('BOT-23: pages that were closed are no failures of the model', async () => {
    const writer = createModelWriter(endpoint)
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), 'silent')
    for (let pages = 0; pages < 6; pages += 1)
      await expect(writer.suggestQuestions('travel', AbortSignal.abort())).rejects.toThrow(/abort/i)
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), 'whole')
    expect(await writer.suggestQuestions('travel', ample())).toEqual(QUESTIONS)
  })

  test('BOT-23: after five failures in a row the model is left alone for 30 seconds', async () => {
    let clock = 0
    const writer = createModelWriter({ ...endpoint, now: () => clock })
    const before = endpoint.bodies.length
    endpoint.answerWith('', 'error')
    for (let tries = 0; tries < 8; tries += 1)
      await expect(writer.suggestQuestions('travel', ample())).rejects.toThrow(tries < 5 ? /500/ : /rests/)
    expect(endpoint.bodies.length - before).toBe(5)
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), 'whole')
    clock = 29_999
    await expect(writer.suggestQuestions('travel', ample())).rejects.toThrow(/rests/)
    clock = 30_000
    expect(await writer.suggestQuestions('travel', ample())).toEqual(QUESTIONS)
  })

  test('BOT-23: a pause that the endpoint asks for is kept', async () => {
    let clock = 0
    const writer = createModelWriter({ ...endpoint, now: () => clock })
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), 'rate-limited')
    await expect(writer.suggestQuestions('travel', ample())).rejects.toThrow(/429/)
    endpoint.answerWith(JSON.stringify({ questions: QUESTIONS }), 'whole')
    clock = 19_999
    await expect(writer.suggestQuestions('travel', ample())).rejects.toThrow(/rests/)
    clock = 20_000
    expect(await writer.suggestQuestions('travel', ample())).toEqual(QUESTIONS)
  })

  test('an endpoint that is not there rejects', async () => {
    const writer = createModelWriter({ ...endpoint, url: 'http://127.0.0.1:9/v1' })
    await expect(writer.suggestQuestions('travel', ample())).rejects.toThrow('Connection error')
  })

  test.each([
    ['a question too many characters long', { questions: [...QUESTIONS.slice(1), 'x'.repeat(201)] }],
    ['too few questions', { questions: QUESTIONS.slice(1) }],
    ['empty questions', { questions: ['', ' ', '\n'] }],
  ])('%s is refused', async (_, answer) => {
    endpoint.answerWith(JSON.stringify(answer), 'whole')
    await expect(createModelWriter(endpoint).suggestQuestions('travel', ample())).rejects.toThrow(z.ZodError)
  })

  test.each([
    ['one column', { ...FORMAT, columns: FORMAT.columns.slice(1) }],
    ['a meaning that is none', { ...FORMAT, columns: [{ name: 'One', meaning: 'new' }, FORMAT.columns[0]] }],
    ['no name', { ...FORMAT, name: ' ' }],
  ])('a format with %s is refused', async (_, answer) => {
    endpoint.answerWith(JSON.stringify(answer), 'whole')
    await expect(createModelWriter(endpoint).suggestFormat('travel', ample())).rejects.toThrow(z.ZodError)
  })
})
