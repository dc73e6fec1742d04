import type { IcebreakerAnswer, RetroFormatAnswer } from '@retropulse/contract/bots'
import { QUESTIONS_AT_ONCE } from '@retropulse/domain/bots/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '../integrations/writer/testing/model-server.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type TeamPlace, teamPlace } from './team-place.ts'
import { openBrowser } from './test-browser.ts'

/* The bots with a language model: what it is asked, and who answers where it fails. */

let endpoint: ModelServer
let app: TestApp
let place: TeamPlace
beforeAll(async () => {
  endpoint = await startModelServer()
  app = await startApp({
    WRITER_URL: endpoint.url,
    WRITER_KEY: endpoint.key,
    WRITER_MODEL: endpoint.model,
  })
  place = await teamPlace(app)
})
afterAll(async () => {
  await app.close()
  await endpoint.close()
})

const questions = (...texts: readonly string[]) => JSON.stringify({ questions: texts })
const SAFE = ['Where would you go tomorrow?', 'Train or plane?', 'What is always in your suitcase?'] as const
const ask = async (topic = 'travel') => {
  const { status, body } = await place.owner.browser.get(
    `/api/team/${place.teamId}/icebreaker/question?topic=${encodeURIComponent(topic)}`,
  )
  expect(status).toBe(200)
  return body as IcebreakerAnswer
}

const stored = async (query: string): Promise<readonly string[]> => {
  const { rows } = await app.database.pool.query<Record<string, string>>(query, [place.teamId])
  return rows.flatMap((row) => Object.values(row))
}

test('BOT-13: the model answers', async () => {
  endpoint.answerWith(questions(...SAFE), 'streamed')
  expect(await ask()).toMatchObject({ text: SAFE.join('\n'), flag: '0', source: 'model' })
})

test('BOT-13: the model writes a format', async () => {
  endpoint.answerWith(
    JSON.stringify({
      name: 'Travel',
      columns: [
        { name: 'Tailwind', meaning: 'good' },
        { name: 'Lost luggage', meaning: 'bad' },
      ],
    }),
    'whole',
  )
  const { body } = await place.owner.browser.get(`/api/team/${place.teamId}/retro-format?topic=travel`)
  const { name, content, meanings, source }: RetroFormatAnswer = body as RetroFormatAnswer
  expect({ name, content, meanings, source }).toEqual({
    name: 'Travel',
    content: ['Tailwind', 'Lost luggage'],
    meanings: ['good', 'bad'],
    source: 'model',
  })
})

test('BOT-21: a model that fails once is asked once more', async () => {
  endpoint.answerWith(questions(...SAFE), 'error', 'whole')
  expect(await ask()).toMatchObject({ text: SAFE.join('\n'), source: 'model' })
})

test('BOT-21: a model that fails twice is asked no more; the catalogue answers, and says so', async () => {
  endpoint.answerWith(questions(...SAFE), 'error', 'malformed', 'whole')
  const before = endpoint.bodies.length
  const { text, source } = await ask()
  expect(source).toBe('catalogue-instead')
  expect(text.split('\n')).toHaveLength(QUESTIONS_AT_ONCE)
  expect(endpoint.bodies.length - before).toBe(2)
})

test('BOT-17: an unsafe answer is not shown, a sensitive one has its flag', async () => {
  endpoint.answerWith(questions('Whom would you murder?', ...SAFE), 'whole')
  const { text, source } = await ask()
  expect(source).toBe('catalogue-instead')
  expect(text).not.toContain('murder')
  endpoint.answerWith(questions('What is your religion?', ...SAFE.slice(1)), 'whole')
  expect(await ask()).toMatchObject({ flag: '1', source: 'model' })
})

test('BOT-17: an unsafe topic does not leave the server', async () => {
  const before = endpoint.bodies.length
  const path = `/api/team/${place.teamId}/icebreaker/question?topic=${encodeURIComponent('how to kill time')}`
  expect((await place.owner.browser.get(path)).status).toBe(400)
  expect(endpoint.bodies.length).toBe(before)
})

test('BOT-16: prompts hold the topic, and nothing of the person, the team or the organisation', async () => {
  endpoint.answerWith(questions(...SAFE), 'whole')
  await ask('volcanoes')
  const prompt = endpoint.bodies.at(-1) ?? ''
  expect(prompt).toContain('volcanoes')
  const words = await stored(
    `SELECT user_account.name, user_account.email, team.name AS team, organisation.name AS org
       FROM user_account, team JOIN organisation ON organisation.id = team.org_id WHERE team.id = $1`,
  )
  expect(words.length).toBeGreaterThan(3)
  for (const word of [...words, place.teamId, place.orgId]) expect(prompt).not.toContain(word)
})

test('BOT-22: without a team no model is asked', async () => {
  endpoint.answerWith(questions(...SAFE), 'whole')
  const before = endpoint.bodies.length
  for (const browser of [openBrowser(app.url), place.owner.browser])
    expect((await browser.get('/api/public/icebreaker-bot?topic=travel')).body).toMatchObject({
      source: 'catalogue',
    })
  expect(endpoint.bodies.length).toBe(before)
})

test('BOT-21: a page that is closed ends the request to the model, and no other follows', async () => {
  endpoint.answerWith(questions(...SAFE), 'silent')
  const [asked, ended] = [endpoint.bodies.length, endpoint.abandoned()]
  const closing = new AbortController()
  const waiting = fetch(`${app.url}/api/team/${place.teamId}/icebreaker/question?topic=travel`, {
    headers: { cookie: place.owner.browser.cookie() },
    signal: closing.signal,
  })
  await expect.poll(() => endpoint.bodies.length).toBe(asked + 1)
  closing.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
  await expect.poll(() => endpoint.abandoned()).toBe(ended + 1)
  endpoint.answerWith(questions(...SAFE), 'whole')
  expect(await ask()).toMatchObject({ source: 'model' })
  expect(endpoint.bodies.length).toBe(asked + 2)
})
