import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type ActionId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseMessage, type ParsedMessage } from '../integrations/email/testing/parse-message.ts'
import { type SmtpCatcher, startSmtpCatcher } from '../integrations/email/testing/smtp-catcher.ts'
import type { BoardClient } from './board-client.ts'
import { noteSaying, type Retro, startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type Answer, openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { joinForTest, sendAccepted } from './board-steps.ts'

let smtp: SmtpCatcher
let app: TestApp
let seen = 0
beforeAll(async () => {
  smtp = await startSmtpCatcher()
  app = await startApp({
    SMTP_URL: smtp.url,
    DEFAULT_PLAN: 'level1',
    PUBLIC_URL: 'https://retro.example.com',
  })
})
beforeEach(() => {
  seen = smtp.caught.length
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

interface Mailed extends Retro {
  readonly client: BoardClient
}

async function startMailed(input: { isAnonymous?: boolean } = {}, on = app): Promise<Mailed> {
  const retro = await startRetro(on.url, input)
  return { ...retro, client: await joinForTest(on.url, retro.boardId, retro.facilitator.cookie()) }
}

function mail(
  browser: TestBrowser,
  { teamId, boardId }: Retro,
  sendToTeam: unknown = false,
): Promise<Answer> {
  return browser.post(`/api/team/${teamId}/board/${boardId}/send-email`, { sendToTeam })
}

/** Emails that arrived during this test. */
function arrived(): readonly ParsedMessage[] {
  return smtp.caught.slice(seen).map(({ raw }) => parseMessage(raw))
}

async function member(
  teamId: string,
  role = 'member',
  address?: string,
): Promise<{ browser: TestBrowser; id: string; email: string }> {
  const browser = openBrowser(app.url)
  const { sub, email } = await signUp(browser, { name: 'Mia Member', ...(address && { email: address }) })
  await app.database.pool.query('INSERT INTO team_member VALUES ($1, $2, $3)', [teamId, sub, role])
  return { browser, id: sub, email }
}

async function profileOf(browser: TestBrowser): Promise<{ sub: string; email: string }> {
  return (await browser.get('/profile')).body as { sub: string; email: string }
}

const react = (noteId: string, emoji: string): BoardCommand => ({
  type: 'set-reaction',
  noteId: asId<NoteId>(noteId),
  emoji,
  on: true,
})

describe('a summary by email', () => {
  test('MAIL-2, MAIL-9: reaches its sender, in text and in HTML, with counts, top notes and action items', async () => {
    const retro = await startMailed()
    const { sub, email } = await profileOf(retro.facilitator)
    const actionId = asId<ActionId>('a1')
    await sendAccepted(
      retro.client,
      noteSaying('Tea & <b>cake</b>\nfor "all"', 'n1'),
      noteSaying('Nobody cared', 'n2'),
      react('n1', '🎉'),
      { type: 'add-action', actionId, text: 'Buy <tea>' },
      { type: 'assign-action', actionId, assignee: asId<AuthorId>(sub) },
      { type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
      { type: 'cast-votes', noteId: asId<NoteId>('n1'), votes: 2 },
      { type: 'end-voting' },
    )
    const sent = await mail(retro.facilitator, retro)
    expect([sent.status, sent.body]).toEqual([200, { receivers: 1, isMailed: true }])
    const [message, ...others] = arrived()
    expect(others).toEqual([])
    expect(message!.headers.get('to')).toEqual([email])
    expect(message!.headers.get('subject')).toEqual(['Retro summary: Sprint 12'])
    const link = `https://retro.example.com/board/${retro.boardId}`
    const { text, html } = message!
    for (const line of ['Sprint 12', 'Notes: 2', 'People: 1', 'Votes: 2', 'Emoji: 1', 'Actions: 1', link])
      expect(text.split(/\n|board: /)).toContain(line)
    expect(text).toContain('- Tea & <b>cake</b>\n  for "all"\n  (Votes: 2 · 🎉 1)')
    expect(text).toContain('- Buy <tea> (Fay Facilitator)')
    expect(text).not.toMatch(/Nobody cared|mood/)
    expect(html).toContain('Tea &amp; &lt;b&gt;cake&lt;/b&gt;<br>for &quot;all&quot;')
    expect(html).toContain(`href="${link}"`)
    expect(html).toMatch(/Buy &lt;tea&gt;<\/span> <span[^>]*>\(Fay Facilitator\)/)
    expect(html).not.toMatch(/<(script|img|link|b)\b|url\(|Nobody cared/)
  })

  test('MAIL-2: reaches every member of the team, each in a message of their own, and no other person', async () => {
    const retro = await startMailed()
    const own = await profileOf(retro.facilitator)
    const mia = await member(retro.teamId)
    const bystander = await startRetro(app.url)
    await joinForTest(app.url, retro.boardId, bystander.facilitator.cookie())
    expect(await mail(retro.facilitator, retro, true)).toMatchObject({ status: 200, body: { receivers: 2 } })
    const receivers = arrived().map(({ headers }) => headers.get('to')!.join())
    expect(receivers.sort()).toEqual([own.email, mia.email].sort())
  })

  test('MAIL-8: one member whom the mail server does not know keeps it from no other member', async () => {
    const retro = await startMailed()
    const own = await profileOf(retro.facilitator)
    await member(retro.teamId, 'member', `nobody${retro.teamId.toLowerCase()}@example.com`)
    await member(retro.teamId, 'member', `eve@${'x'.repeat(64)}.example.com`)
    const sent = await mail(retro.facilitator, retro, true)
    expect([sent.status, sent.body]).toEqual([200, { receivers: 2, isMailed: true }])
    const receivers = arrived().map(({ headers }) => headers.get('to')!.join())
    expect(receivers.sort()).toEqual([own.email, `eve@${'x'.repeat(64)}.example.com`].sort())
  })

  test('PROFILE-8, MAIL-11: does not reach members who want no email to the team, unless they send it to themselves', async () => {
    const retro = await startMailed()
    const own = await profileOf(retro.facilitator)
    const mia = await member(retro.teamId)
    await mia.browser.post('/api/subscribing', { subscribed: false })
    expect(await mail(retro.facilitator, retro, true)).toMatchObject({ body: { receivers: 1 } })
    await retro.facilitator.post('/api/subscribing', { subscribed: false })
    expect(await mail(retro.facilitator, retro)).toMatchObject({ body: { receivers: 1 } })
    expect(arrived().map(({ headers }) => headers.get('to'))).toEqual([[own.email], [own.email]])
  })

  test('MOOD-21, SUMMARY-6: tells the mood of at least three people, and only when the poll is over', async () => {
    const retro = await startMailed()
    await sendAccepted(retro.client, { type: 'start-mood-poll' })
    const path = `/api/team/${retro.teamId}/board/${retro.boardId}/polls`
    for (const value of [5, 4, 4]) {
      const guest = openBrowser(app.url)
      await guest.get('/uid')
      await guest.post(path, { mood: { uid: '', value } })
    }
    await mail(retro.facilitator, retro)
    await sendAccepted(retro.client, { type: 'end-mood-poll' })
    await mail(retro.facilitator, retro)
    const [running, over] = arrived().map(({ text, html }) => ({ text, html }))
    expect(running!.text + running!.html).not.toContain('mood')
    expect(over!.text).toContain('Team mood: 4.33 / 5')
    expect(over!.html).toContain('<strong>4.33</strong> / 5')
  })

  test('ANON-10, MAIL-12: names no authors, on boards that hide them and on those that do not', async () => {
    for (const isAnonymous of [true, false]) {
      const retro = await startMailed({ isAnonymous })
      const mia = await member(retro.teamId)
      const client = await joinForTest(app.url, retro.boardId, mia.browser.cookie())
      await sendAccepted(client, noteSaying('From Mia', 'n1'), {
        type: 'add-action',
        actionId: asId('a1'),
        text: 'Do it',
      })
      await sendAccepted(retro.client, react('n1', '👍'))
      await mail(retro.facilitator, retro)
      const message = arrived().at(-1)!
      expect(message.text).toContain('From Mia')
      expect(message.text).toContain('Do it')
      expect(message.raw + message.text + message.html).not.toMatch(/Mia Member|Fay Facilitator|~/)
      expect(message.text + message.html).not.toContain(mia.id)
    }
  })

  test('MAIL-3: is sent by a person made facilitator by another one, too', async () => {
    const retro = await startMailed()
    const mia = await member(retro.teamId)
    expect(await mail(mia.browser, retro)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    await sendAccepted(retro.client, { type: 'give-facilitation', to: asId<AuthorId>(mia.id) })
    expect(await mail(mia.browser, retro)).toMatchObject({ status: 200 })
    expect(arrived().map(({ headers }) => headers.get('to'))).toEqual([[mia.email]])
  })
})

describe('a summary is not mailed', () => {
  test('MAIL-3: for a caller who is not signed in', async () => {
    const retro = await startMailed()
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    expect(await mail(guest, retro)).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
    expect(arrived()).toEqual([])
  })

  test('MAIL-3: under another team', async () => {
    const retro = await startMailed()
    const other = await startRetro(app.url)
    const wrong = await mail(retro.facilitator, { ...retro, teamId: other.teamId })
    expect([wrong.status, wrong.body]).toEqual([404, { code: 'not-found' }])
  })

  test('PLAN-10, MAIL-4: on the free plan', async () => {
    const retro = await startMailed()
    await app.database.pool.query(
      'UPDATE organisation SET plan_id = NULL WHERE id = (SELECT org_id FROM team WHERE id = $1)',
      [retro.teamId],
    )
    const refused = await mail(retro.facilitator, retro)
    expect([refused.status, refused.body]).toEqual([403, { code: 'plan-required' }])
    expect(arrived()).toEqual([])
  })

  test('MASK-5, MAIL-5: while brainstorming, even if all notes are the sender’s own', async () => {
    const retro = await startMailed()
    await sendAccepted(retro.client, noteSaying('Mine'), { type: 'set-masking', on: true })
    const refused = await mail(retro.facilitator, retro)
    expect([refused.status, refused.body]).toEqual([409, { code: 'note-hidden' }])
    await sendAccepted(retro.client, { type: 'set-masking', on: false })
    expect((await mail(retro.facilitator, retro)).status).toBe(200)
    expect(arrived()).toHaveLength(1)
  })

  test('MAIL-14: more than five times a minute for a board; refused ones do not count', async () => {
    const retro = await startMailed()
    const mia = await member(retro.teamId)
    for (let times = 0; times < 6; times += 1) expect((await mail(mia.browser, retro)).status).toBe(403)
    for (let times = 0; times < 5; times += 1) expect((await mail(retro.facilitator, retro)).status).toBe(200)
    const tooMany = await mail(retro.facilitator, retro, true)
    expect([tooMany.status, tooMany.body]).toEqual([429, { code: 'too-fast' }])
    const other = await startBoard(retro.facilitator, retro.teamId)
    const fred = await member(retro.teamId, 'facilitator')
    expect((await mail(fred.browser, { ...retro, boardId: other })).status).toBe(200)
    expect(arrived()).toHaveLength(6)
  })

  test('MAIL-7: more than five times an hour to one address, from however many boards', async () => {
    const retro = await startRetro(app.url)
    const statuses: number[] = []
    for (let boards = 0; boards < 6; boards += 1) {
      const boardId = await startBoard(retro.facilitator, retro.teamId)
      statuses.push((await mail(retro.facilitator, { ...retro, boardId })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const { email } = await member(retro.teamId)
    const toTeam = await mail(retro.facilitator, retro, true)
    expect([toTeam.status, toTeam.body]).toEqual([200, { receivers: 1, isMailed: true }])
    expect(smtp.caught.at(-1)?.to).toEqual([email.toLowerCase()])
  })

  test.each([undefined, 'yes', 1, null])('MAIL-2: without a boolean sendToTeam: %j', async (sendToTeam) => {
    const retro = await startMailed()
    const path = `/api/team/${retro.teamId}/board/${retro.boardId}/send-email`
    expect(await retro.facilitator.post(path, { sendToTeam })).toMatchObject({
      status: 400,
      body: { fields: { sendToTeam: 'invalid' } },
    })
  })

  test('MAIL-8: when the mail server is away; the answer says so', async () => {
    const gone = await startSmtpCatcher()
    const other = await startApp({ SMTP_URL: gone.url, DEFAULT_PLAN: 'level1', LOG_LEVEL: 'silent' })
    const retro = await startMailed({}, other)
    await gone.close()
    const failed = await mail(retro.facilitator, retro)
    expect([failed.status, failed.body]).toEqual([502, { code: 'mail-failed' }])
    await other.close()
  })
})

test('API-2: the API describes the call', async () => {
  const { body } = await openBrowser(app.url).get('/api/docs/json')
  const { paths } = body as { paths: Record<string, object> }
  expect(Object.keys(paths['/api/team/{teamId}/board/{id}/send-email']!)).toEqual(['post'])
})
