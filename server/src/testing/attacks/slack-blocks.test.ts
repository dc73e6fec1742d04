import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP, type SlackCatcher, startSlackCatcher } from '../../integrations/slack/testing/slack-catcher.ts'
import { type Retro, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import type { Answer } from '../test-browser.ts'

const PUBLIC_URL = 'https://retro.example.com'

let slack: SlackCatcher
let app: TestApp
beforeAll(async () => {
  slack = await startSlackCatcher()
  const credentials = { SLACK_CLIENT_ID: APP.clientId, SLACK_CLIENT_SECRET: APP.clientSecret }
  app = await startApp({ ...credentials, PUBLIC_URL, LOG_LEVEL: 'warn' }, { slackOrigins: slack.origins })
})
afterAll(async () => {
  await app.close()
  await slack.close()
})

const PLANTED = { type: 'section', text: { type: 'mrkdwn', text: 'Planted <!channel> words' } }

test('SLACK-11: blocks alone are accepted and replaced by the server’s own message: no text of a client reaches Slack', async () => {
  const retro = await connectedRetro()
  expect((await send(retro, [PLANTED, viewBoard(retro)])).status).toBe(204)
  expect((await send(retro, { boardId: retro.boardId })).status).toBe(204)
  const [fromBlocks, fromId] = slack.posts.slice(-2)
  expect(fromBlocks).toEqual(fromId)
  expect(JSON.stringify(fromBlocks)).not.toMatch(/Planted|channel/)
})

test('SLACK-11: blocks for a board of another team, with a channel, or too many of them are refused', async () => {
  const [retro, other] = [await connectedRetro(), await startRetro(app.url)]
  const before = slack.posts.length
  expect((await send(retro, [PLANTED, viewBoard(other)])).status).toBe(404)
  expect((await send(retro, [{ ...PLANTED, channel: 'C123' }, viewBoard(retro)])).status).toBe(400)
  const many = Array.from({ length: 50 }, () => PLANTED)
  expect((await send(retro, [...many, viewBoard(retro)])).status).toBe(400)
  expect((await send(retro, [PLANTED])).status).toBe(400)
  expect(slack.posts).toHaveLength(before)
})

async function connectedRetro(): Promise<Retro> {
  const retro = await startRetro(app.url)
  const { facilitator, teamId, boardId } = retro
  const leaving = await facilitator.get(`/api/team/${teamId}/slack/connect?board=${boardId}`)
  const back = slack.agree(leaving.headers.get('location') ?? '')
  expect((await facilitator.get(back.replace(PUBLIC_URL, ''))).status).toBe(302)
  return retro
}

function send({ facilitator, teamId }: Retro, data: object): Promise<Answer> {
  return facilitator.post(`/api/team/${teamId}/slack-message`, { data })
}

function viewBoard({ boardId }: Retro): object {
  const text = { type: 'plain_text', text: 'View Board' }
  return { type: 'actions', elements: [{ type: 'button', url: `${PUBLIC_URL}/board/${boardId}`, text }] }
}
