import type { SlackSettings } from '@retropulse/contract/slack'
import { asId, type ActionId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { APP, type SlackCatcher, startSlackCatcher } from '../integrations/slack/testing/slack-catcher.ts'
import { noteSaying, type Retro, startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type Answer, openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { joinForTest, sendAccepted } from './board-steps.ts'

const PUBLIC_URL = 'https://retro.example.com'

let slack: SlackCatcher
let app: TestApp
beforeAll(async () => {
  slack = await startSlackCatcher()
  const credentials = { SLACK_CLIENT_ID: APP.clientId, SLACK_CLIENT_SECRET: APP.clientSecret }
  app = await startApp({ ...credentials, PUBLIC_URL, LOG_LEVEL: 'warn' }, { slackOrigins: slack.origins })
})
beforeEach(() => slack.answerWith(null))
afterAll(async () => {
  await app.close()
  await slack.close()
})

async function member(teamId: string): Promise<{ browser: TestBrowser; id: string }> {
  const browser = openBrowser(app.url)
  const { sub } = await signUp(browser, { name: 'Mia Member' })
  await app.database.pool.query(`INSERT INTO team_member VALUES ($1, $2, 'member')`, [teamId, sub])
  return { browser, id: sub }
}

async function settings(browser: TestBrowser, { teamId, boardId }: Retro): Promise<SlackSettings> {
  const { status, body } = await browser.get(`/api/team/${teamId}/slack-settings?board=${boardId}`)
  expect(status).toBe(200)
  return body as SlackSettings
}

function send(browser: TestBrowser, { teamId, boardId }: Retro, more: object = {}): Promise<Answer> {
  return browser.post(`/api/team/${teamId}/slack-message`, { data: { boardId, ...more } })
}

/** Connects at Slack as the page does; returns the path that Slack redirects back to. */
async function goToSlack(browser: TestBrowser, retro: Retro): Promise<string> {
  const { connectUrl } = await settings(browser, retro)
  const leaving = await browser.get(connectUrl!.replace(PUBLIC_URL, ''))
  expect(leaving.status).toBe(302)
  const back = slack.agree(leaving.headers.get('location')!)
  expect(back).toMatch(/^https:\/\/retro\.example\.com\/api\/slack\/callback\?/)
  return back.replace(PUBLIC_URL, '')
}

async function connected(input: { isAnonymous?: boolean } = {}): Promise<Retro> {
  const retro = await startRetro(app.url, input)
  const back = await retro.facilitator.get(await goToSlack(retro.facilitator, retro))
  expect([back.status, back.headers.get('location')]).toEqual([302, `/board/${retro.boardId}`])
  return retro
}

const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string } | undefined)?.code]

describe('connecting a team with Slack', () => {
  test('SLACK-3, SLACK-7: leads to Slack and back to the board; the address of the webhook lies encrypted in the database', async () => {
    const retro = await startRetro(app.url)
    const before = await settings(retro.facilitator, retro)
    expect(before).toEqual({
      connectUrl: `${PUBLIC_URL}/api/team/${retro.teamId}/slack/connect?board=${retro.boardId}`,
      configurationUrl: null,
    })
    expect(codeOf(await send(retro.facilitator, retro))).toEqual([404, 'slack-not-connected'])
    await retro.facilitator.get(await goToSlack(retro.facilitator, retro))
    const { configurationUrl } = await settings(retro.facilitator, retro)
    expect(configurationUrl).toBe('https://example.slack.com/services/B1')
    const { rows } = await app.database.pool.query('SELECT * FROM slack_hook WHERE team_id = $1', [
      retro.teamId,
    ])
    expect(rows).toMatchObject([{ channel_name: '#retros' }])
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|\/T1\/|xoxb/)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('/services/').toString('base64url').slice(0, -1))
  })

  test('SLACK-5: from the team’s page it leads back there', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const leaving = await facilitator.get(`/api/team/${teamId}/slack/connect`)
    const back = await facilitator.get(slack.agree(leaving.headers.get('location')!).replace(PUBLIC_URL, ''))
    expect([back.status, back.headers.get('location')]).toEqual([
      302,
      `/dashboard/team/${teamId}/integrations`,
    ])
  })

  test('PERM-26, SLACK-3, SLACK-4: takes the right to edit the boards of the team', async () => {
    const retro = await startRetro(app.url)
    const mia = await member(retro.teamId)
    const path = `/api/team/${retro.teamId}`
    for (const call of ['slack-settings', 'slack/connect']) {
      expect(codeOf(await mia.browser.get(`${path}/${call}`))).toEqual([403, 'forbidden'])
      const stranger = openBrowser(app.url)
      expect(codeOf(await stranger.get(`${path}/${call}`))).toEqual([401, 'sign-in-required'])
      await signUp(stranger)
      expect(codeOf(await stranger.get(`${path}/${call}`))).toEqual([404, 'not-found'])
      expect(codeOf(await stranger.get(`/api/team/no-such-team/${call}`))).toEqual([404, 'not-found'])
    }
    const other = await startRetro(app.url)
    expect(codeOf(await retro.facilitator.get(`${path}/slack/connect?board=${other.boardId}`))[0]).toBe(404)
  })

  test('PERM-26, SLACK-4, SLACK-9: a facilitator by hand-over may send from the board, and cannot connect', async () => {
    const retro = await connected()
    const mia = await member(retro.teamId)
    const client = await joinForTest(app.url, retro.boardId, retro.facilitator.cookie())
    await sendAccepted(client, { type: 'give-facilitation', to: asId<AuthorId>(mia.id) })
    expect(await settings(mia.browser, retro)).toEqual({
      connectUrl: null,
      configurationUrl: 'https://example.slack.com/services/B1',
    })
    expect((await send(mia.browser, retro)).status).toBe(204)
    const path = `/api/team/${retro.teamId}/slack/connect?board=${retro.boardId}`
    expect(codeOf(await mia.browser.get(path))).toEqual([403, 'forbidden'])
  })

  test('SLACK-6: the way back is good for the user it began with, and not when it was changed or is late', async () => {
    const retro = await startRetro(app.url)
    const back = await goToSlack(retro.facilitator, retro)
    const mia = await member(retro.teamId)
    await app.database.pool.query(`UPDATE team_member SET role = 'facilitator' WHERE user_id = $1`, [mia.id])
    expect(codeOf(await mia.browser.get(back))).toEqual([403, 'forbidden'])
    expect(codeOf(await openBrowser(app.url).get(back))).toEqual([401, 'sign-in-required'])
    const changed = back.replace(/state=./, 'state=_')
    expect(codeOf(await retro.facilitator.get(changed))).toEqual([400, 'bad-request'])
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_001)
    const late = await retro.facilitator.get(back)
    clock.mockRestore()
    expect(codeOf(late)).toEqual([400, 'bad-request'])
    expect((await settings(retro.facilitator, retro)).configurationUrl).toBeNull()
  })

  test('SLACK-2: a user who refuses, or brings a used code, is led back to the board, and nothing changes', async () => {
    const retro = await startRetro(app.url)
    const back = await goToSlack(retro.facilitator, retro)
    for (const path of [back.replace(/code=[^&]*/, 'error=access_denied'), back.replace(/code=/, 'code=x')]) {
      const { status, headers } = await retro.facilitator.get(path)
      expect([status, headers.get('location')]).toEqual([302, `/board/${retro.boardId}`])
    }
    expect((await settings(retro.facilitator, retro)).configurationUrl).toBeNull()
  })

  test('SLACK-2: a code that was used before leads back to the board and changes nothing', async () => {
    const retro = await startRetro(app.url)
    const back = await goToSlack(retro.facilitator, retro)
    await retro.facilitator.get(back)
    const hooks = async () => (await app.database.pool.query('SELECT * FROM slack_hook')).rows as unknown[]
    const before = await hooks()
    const { status, headers } = await retro.facilitator.get(back)
    expect([status, headers.get('location')]).toEqual([302, `/board/${retro.boardId}`])
    expect(await hooks()).toEqual(before)
  })

  test('SLACK-3: is not offered where the server has no Slack app', async () => {
    const other = await startApp()
    onTestFinished(() => other.close())
    const retro = await startRetro(other.url)
    const nothing = { connectUrl: null, configurationUrl: null }
    expect(await settings(retro.facilitator, retro)).toEqual(nothing)
    expect(codeOf(await send(retro.facilitator, retro))).toEqual([404, 'slack-not-connected'])
    const path = `/api/team/${retro.teamId}/slack/connect`
    expect((await retro.facilitator.get(path)).status).toBe(404)
  })
})

describe('a summary to Slack', () => {
  test('SLACK-10, SLACK-12: is what the sender may see, whatever the page sends, and names no channel', async () => {
    const retro = await connected()
    const client = await joinForTest(app.url, retro.boardId, retro.facilitator.cookie())
    await sendAccepted(
      client,
      noteSaying('Tea & <cake>', 'n1'),
      { type: 'set-reaction', noteId: asId<NoteId>('n1'), emoji: '🎉', on: true },
      { type: 'add-action', actionId: asId<ActionId>('a1'), text: 'Buy tea' },
    )
    const sent = await send(retro.facilitator, retro, { blocks: [{ text: 'forged' }], channel: '#general' })
    expect(sent.status).toBe(204)
    const { message } = slack.posts.at(-1)!
    const text = JSON.stringify(message)
    expect(message.text).toBe('Retro summary: Sprint 12')
    for (const part of ['*Notes*\\n1', '*People*\\n1', '• Tea &amp; &lt;cake&gt; (🎉 1)', '• Buy tea'])
      expect(text).toContain(part)
    expect(text).toContain(`"url":"${PUBLIC_URL}/board/${retro.boardId}"`)
    expect(text).not.toMatch(/forged|channel|Fay/)
  })

  test('SLACK-17: of an anonymous board it names no author', async () => {
    const retro = await connected({ isAnonymous: true })
    const mia = await member(retro.teamId)
    await sendAccepted(
      await joinForTest(app.url, retro.boardId, mia.browser.cookie()),
      noteSaying('From Mia', 'n1'),
    )
    const client = await joinForTest(app.url, retro.boardId, retro.facilitator.cookie())
    await sendAccepted(client, { type: 'set-reaction', noteId: asId<NoteId>('n1'), emoji: '👍', on: true })
    expect((await send(retro.facilitator, retro)).status).toBe(204)
    const text = JSON.stringify(slack.posts.at(-1))
    expect(text).toContain('From Mia')
    expect(text).not.toMatch(/Mia Member|Fay|~/)
    expect(text).not.toContain(mia.id)
  })

  test('SUMMARY-6: the mood of fewer than three people, or of a running poll, is left out', async () => {
    const retro = await connected()
    const client = await joinForTest(app.url, retro.boardId, retro.facilitator.cookie())
    await sendAccepted(client, { type: 'start-mood-poll' })
    const answer = async (value: number) => {
      const guest = openBrowser(app.url)
      await guest.get('/uid')
      await guest.post(`/api/team/${retro.teamId}/board/${retro.boardId}/polls`, { mood: { uid: '', value } })
    }
    const moodTold = async () => {
      expect((await send(retro.facilitator, retro)).status).toBe(204)
      return /mood\*\\n([^"]*)/.exec(JSON.stringify(slack.posts.at(-1)))?.[1]
    }
    await Promise.all([5, 4].map(answer))
    await sendAccepted(client, { type: 'end-mood-poll' })
    expect(await moodTold()).toBeUndefined()
    await sendAccepted(client, { type: 'start-mood-poll' })
    await answer(4)
    expect(await moodTold()).toBeUndefined()
    await sendAccepted(client, { type: 'end-mood-poll' })
    expect(await moodTold()).toBe('4.33 / 5')
  })

  test('MASK-5, SLACK-16: is not sent while brainstorming', async () => {
    const retro = await connected()
    const before = slack.posts.length
    await sendAccepted(await joinForTest(app.url, retro.boardId, retro.facilitator.cookie()), {
      type: 'set-masking',
      on: true,
    })
    expect(codeOf(await send(retro.facilitator, retro))).toEqual([409, 'note-hidden'])
    expect(slack.posts).toHaveLength(before)
  })

  test('PERM-26, SLACK-9: is not sent by others than facilitators, nor under another team, nor without a board', async () => {
    const retro = await connected()
    const mia = await member(retro.teamId)
    expect(codeOf(await send(mia.browser, retro))).toEqual([403, 'forbidden'])
    expect(codeOf(await send(openBrowser(app.url), retro))).toEqual([401, 'sign-in-required'])
    const other = await connected()
    const wrong = { ...retro, teamId: other.teamId }
    expect(codeOf(await send(retro.facilitator, wrong))).toEqual([404, 'not-found'])
    expect((await retro.facilitator.post(`/api/team/${retro.teamId}/slack-message`, {})).status).toBe(400)
  })

  test.each([
    [404, 'no_service'],
    [410, 'channel_is_archived'],
  ])(
    'SLACK-14: a webhook that answers %i is forgotten, and the page is told to connect again',
    async (status, body) => {
      const retro = await connected()
      slack.answerWith({ status, body })
      expect(codeOf(await send(retro.facilitator, retro))).toEqual([404, 'slack-not-connected'])
      expect((await settings(retro.facilitator, retro)).configurationUrl).toBeNull()
      slack.answerWith(null)
      expect(codeOf(await send(retro.facilitator, retro))).toEqual([404, 'slack-not-connected'])
      await retro.facilitator.get(await goToSlack(retro.facilitator, retro))
      expect((await send(retro.facilitator, retro)).status).toBe(204)
      expect(app.logged.join()).not.toMatch(/\/services\//)
    },
  )

  test('SLACK-15: a message that Slack does not take has failed, and the webhook is kept', async () => {
    const retro = await connected()
    slack.answerWith({ status: 500, body: 'rollup_error' })
    expect(codeOf(await send(retro.facilitator, retro))).toEqual([502, 'slack-failed'])
    slack.answerWith(null)
    expect((await send(retro.facilitator, retro)).status).toBe(204)
  })

  test('SLACK-18: at most five times a minute for a board; refused ones do not count', async () => {
    const retro = await connected()
    const mia = await member(retro.teamId)
    for (let times = 0; times < 6; times += 1) expect((await send(mia.browser, retro)).status).toBe(403)
    for (let times = 0; times < 5; times += 1) expect((await send(retro.facilitator, retro)).status).toBe(204)
    expect(codeOf(await send(retro.facilitator, retro))).toEqual([429, 'too-fast'])
    const boardId = await startBoard(retro.facilitator, retro.teamId)
    expect((await send(retro.facilitator, { ...retro, boardId })).status).toBe(204)
  })
})

test('all messages were as Slack takes them', () => {
  expect(slack.violations).toEqual([])
})
