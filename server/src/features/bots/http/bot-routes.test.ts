import type { BotUsage, IcebreakerAnswer, RetroFormatAnswer } from '@retropulse/contract/bots'
import { ANONYMOUS_USES, QUESTIONS_AT_ONCE, TOPIC_MAX } from '@retropulse/domain/bots/limits'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUser, newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { type Answer, openBrowser, type TestBrowser } from '../../../testing/test-browser.ts'

let clock = Date.UTC(2027, 0, 31, 12)
let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { now: () => clock })
})
afterAll(() => app.close())

const told = ({ status, body }: Answer) => [status, body]
const ask = (browser: TestBrowser, { teamId }: Pick<TeamPlace, 'teamId'>, topic: string) =>
  browser.get(`/api/team/${teamId}/icebreaker/question?topic=${encodeURIComponent(topic)}`)
const askForFormat = (browser: TestBrowser, { teamId }: Pick<TeamPlace, 'teamId'>, topic: string) =>
  browser.get(`/api/team/${teamId}/retro-format?topic=${encodeURIComponent(topic)}`)
const usageOf = async ({ owner, teamId }: TeamPlace) =>
  (await owner.browser.get(`/api/team/${teamId}/icebreaker/usage`)).body as BotUsage
const onPlan = ({ orgId }: TeamPlace, plan: string | null) =>
  app.database.pool.query('UPDATE organisation SET plan_id = $2 WHERE id = $1', [orgId, plan])

describe('BOT-7: the icebreaker bot', () => {
  test('BOT-7, BOT-8, BOT-9: answers questions as lines, their flag, and what was used', async () => {
    const place = await teamPlace(app)
    const { status, body } = await ask(place.owner.browser, place, '  Travel ')
    expect(status).toBe(200)
    const { text, ...facts } = body as IcebreakerAnswer
    expect(new Set(text.split('\n')).size).toBe(QUESTIONS_AT_ONCE)
    expect(facts).toEqual({
      topic: 'Travel',
      flag: '0',
      source: 'catalogue',
      updatedUsage: { currentUsage: 1, limit: 10, planId: null, isMonthly: false },
    })
    expect(await usageOf(place)).toEqual({ currentUsage: 1, limit: 10, planId: null, isMonthly: false })
  })

  test('BOT-8, BOT-17: a sensitive topic is answered with its flag, an unsafe one refused, at no cost', async () => {
    const place = await teamPlace(app)
    expect((await ask(place.owner.browser, place, 'politics')).body).toMatchObject({ flag: '1' })
    expect(told(await ask(place.owner.browser, place, 'how to kill time'))).toEqual([
      400,
      { code: 'bad-request' },
    ])
    expect((await usageOf(place)).currentUsage).toBe(1)
  })

  test.each(['', ' ', 'x'.repeat(TOPIC_MAX + 1), '\u0000'])(
    'BOT-18: the topic %j is refused',
    async (topic) => {
      const place = await teamPlace(app)
      expect((await ask(place.owner.browser, place, topic)).status).toBe(400)
      expect((await askForFormat(place.owner.browser, place, topic)).status).toBe(400)
      expect((await ask(place.owner.browser, place, 'y'.repeat(TOPIC_MAX))).status).toBe(200)
    },
  )

  test('BOT-11, BOT-19, PLAN-13: of fifty questions at once the free plan allows ten, and then refuses', async () => {
    const place = await teamPlace(app)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(place.owner.browser, place, 'music')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(told(await ask(place.owner.browser, place, 'music'))).toEqual([429, { code: 'bot-limit' }])
    expect((await usageOf(place)).currentUsage).toBe(10)
    // The other bot has an allowance of its own.
    expect((await askForFormat(place.owner.browser, place, 'music')).status).toBe(200)
  })

  test('BOT-9, BOT-19: a paid plan counts from zero each month, and Enterprise has no limit', async () => {
    const place = await teamPlace(app)
    await onPlan(place, 'level1')
    await ask(place.owner.browser, place, 'music')
    expect(await usageOf(place)).toEqual({ currentUsage: 1, limit: 200, planId: 'level1', isMonthly: true })
    clock += DAY_MS
    expect((await usageOf(place)).currentUsage).toBe(0)
    await onPlan(place, 'level3')
    expect((await usageOf(place)).limit).toBeNull()
  })
})

describe('BOT-4: Retro Bot', () => {
  test('BOT-3, BOT-4: answers columns, from which a retro is started', async () => {
    const place = await teamPlace(app)
    const { status, body } = await askForFormat(place.owner.browser, place, 'release day')
    expect(status).toBe(200)
    const { name, content, meanings, theme, flag, source } = body as RetroFormatAnswer
    expect([name, flag, source]).toEqual(['Release day', '0', 'catalogue'])
    expect(content.length).toBeGreaterThan(1)
    expect(meanings).toHaveLength(content.length)
    const input = { name, columns: content, meanings, theme }
    expect((await place.owner.browser.post(`/api/team/${place.teamId}/boards`, input)).status).toBe(201)
  })

  test('BOT-3: is for people who may start retros; members ask for questions only', async () => {
    const place = await teamPlace(app)
    const member = await newUserAs(app, place, null, 'member')
    expect((await ask(member.browser, place, 'music')).status).toBe(200)
    expect(told(await askForFormat(member.browser, place, 'music'))).toEqual([403, { code: 'forbidden' }])
    const stranger = await newUser(app)
    for (const answer of [
      ask(stranger.browser, place, 'music'),
      askForFormat(stranger.browser, place, 'music'),
    ])
      expect(told(await answer)).toEqual([404, { code: 'not-found' }])
    expect((await ask(openBrowser(app.url), place, 'music')).status).toBe(401)
  })
})

describe('BOT-10: without a team', () => {
  const [icebreaker, retro] = [
    '/api/public/icebreaker-bot?topic=music',
    '/api/public/retro-format-bot?topic=music',
  ]

  test('BOT-10: a visitor uses the bots three times together, counted in a cookie of a year', async () => {
    const visitor = openBrowser(app.url)
    const first = await visitor.get(icebreaker)
    expect(first.body).toMatchObject({
      updatedUsage: { currentUsage: 1, limit: ANONYMOUS_USES, planId: null, isMonthly: false },
    })
    expect(first.headers.getSetCookie().join()).toMatch(/bot_uses=.*Max-Age=31536000.*HttpOnly/i)
    expect((await visitor.get(retro)).body).toMatchObject({ updatedUsage: { currentUsage: 2 } })
    expect((await visitor.get(icebreaker)).status).toBe(200)
    for (const path of [icebreaker, retro])
      expect(told(await visitor.get(path))).toEqual([401, { code: 'sign-in-required' }])
  })

  test('BOT-10: a cookie that was changed by hand counts from the start, and gives no more', async () => {
    const visitor = openBrowser(app.url)
    await visitor.get(icebreaker)
    for (const [name, value] of visitor.cookies) visitor.cookies.set(name, value.replace(/^1/, '-9'))
    expect((await visitor.get(icebreaker)).body).toMatchObject({ updatedUsage: { currentUsage: 1 } })
  })

  test('BOT-10: users have no such limit, and an unsafe topic counts for no user', async () => {
    const { browser } = await newUser(app)
    for (let at = 0; at <= ANONYMOUS_USES; at += 1) expect((await browser.get(icebreaker)).status).toBe(200)
    const visitor = openBrowser(app.url)
    expect((await visitor.get('/api/public/icebreaker-bot?topic=porn')).status).toBe(400)
    expect(visitor.cookies.size).toBe(0)
  })
})
