import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SlackPost } from '@retropulse/domain/connections/slack-post'
import type { Slack } from '../../features/slack/ports.ts'
import { createLog } from '../../platform/log/log.ts'
import { createSlack } from './create-slack.ts'
import { APP, type BrokenSlack, type SlackCatcher, startSlackCatcher } from './testing/slack-catcher.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const REDIRECT = 'https://retro.example.com/api/slack/callback'
const POST: SlackPost = {
  text: 'Retro',
  blocks: [{ type: 'header', text: { type: 'plain_text', text: 'Retro' } }],
}

let catcher: SlackCatcher
let slack: Slack
const logged: string[] = []
const log = createLog('debug', { write: (line: string) => void logged.push(line) })
beforeAll(async () => {
  catcher = await startSlackCatcher()
  slack = createSlack({ ...APP, log, now: () => NOW, origins: catcher.origins })
})
beforeEach(() => {
  catcher.answerWith(null)
  logged.length = 0
})
afterAll(() => catcher.close())

function codeFor(redirectUri = REDIRECT): string {
  const back = new URL(catcher.agree(slack.connectUrl({ state: 'a state', redirectUri })))
  expect(back.searchParams.get('state')).toBe('a state')
  return back.searchParams.get('code')!
}

describe('a press of a button', () => {
  const payload = {
    type: 'block_actions',
    user: { id: 'U7', username: 'mia' },
    response_url: 'https://hooks.slack.com/actions/T1/1/x',
    actions: [{ type: 'button', action_id: 'complete-action', block_id: 'b', value: 'v', action_ts: '1.2' }],
    message: {
      text: 'Open',
      blocks: [
        { type: 'header', block_id: 'h' },
        { type: 'section', block_id: 'b' },
      ],
    },
  }
  const pressed = (input: Partial<Parameters<SlackCatcher['press']>[1]> = {}, of: object = payload) =>
    slack.readClick!(catcher.press(of, { at: NOW, ...input }))

  test('SLACK-28: is believed with the signature over its bytes, for five minutes', () => {
    const click = { value: 'v', rows: ['h', 'b'], responseUrl: payload.response_url }
    expect(pressed()).toEqual({ isFromSlack: true, click })
    expect(pressed({ at: NOW - 299_000 })).toEqual({ isFromSlack: true, click })
    for (const input of [
      { at: NOW - 301_000 },
      { at: NOW + 301_000 },
      { key: 'another' },
      { timestamp: 'soon' },
    ])
      expect(pressed(input), JSON.stringify(input)).toEqual({ isFromSlack: false, click: null })
    const { body, ...headers } = catcher.press(payload, { at: NOW })
    const changed = Buffer.concat([body, Buffer.from(' ')])
    expect(slack.readClick!({ ...headers, body: changed }).isFromSlack).toBe(false)
    expect(slack.readClick!({ timestamp: undefined, signature: undefined, body }).isFromSlack).toBe(false)
  })

  test('a button that opens a page, and anything that is no press, mean nothing', () => {
    const opens = { ...payload, actions: [{ type: 'button', action_id: 'open-actions' }] }
    for (const other of [
      opens,
      {},
      { ...payload, type: 'view_submission' },
      { ...payload, message: undefined },
    ])
      expect(pressed({}, other)).toEqual({ isFromSlack: true, click: null })
  })

  test('SLACK-28: without a signing secret no press is read', () => {
    const quiet = { ...APP, signingSecret: undefined, log, now: () => NOW }
    expect(createSlack(quiet).readClick).toBeUndefined()
  })

  test('SLACK-8: the answer goes to Slack and to no other address', async () => {
    const click = { value: 'v', rows: [], responseUrl: `${catcher.origins.hooks}/actions/1` }
    expect(await slack.respond(click, { message: POST })).toBe(true)
    expect(await slack.respond(click, { notice: 'Gone' })).toBe(true)
    expect(catcher.answers).toMatchObject([
      { replace_original: true, text: 'Retro' },
      { response_type: 'ephemeral', replace_original: false, text: 'Gone' },
    ])
    expect(await slack.respond({ ...click, responseUrl: 'https://example.com/x' }, { notice: 'x' })).toBe(
      false,
    )
    expect(catcher.answers).toHaveLength(2)
  })
})

describe('connecting a team with Slack', () => {
  test('SLACK-1: asks Slack itself, for the scope incoming-webhook and nothing else', () => {
    const url = new URL(
      createSlack({ ...APP, log, now: () => NOW }).connectUrl({ state: 's', redirectUri: REDIRECT }),
    )
    expect(url.origin + url.pathname).toBe('https://slack.com/oauth/v2/authorize')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: APP.clientId,
      scope: 'incoming-webhook',
      redirect_uri: REDIRECT,
      state: 's',
    })
  })

  test('a code is exchanged for a webhook, once', async () => {
    const code = codeFor()
    const hook = await slack.exchange({ code, redirectUri: REDIRECT })
    expect(hook).toEqual({
      url: `${catcher.origins.hooks}/services/T1/B1/${code}`,
      channelName: '#retros',
      configurationUrl: 'https://example.slack.com/services/B1',
    })
    expect(await slack.exchange({ code, redirectUri: REDIRECT })).toBeNull()
    expect(logged.join()).toContain('invalid_code')
  })

  test('the exchange fails with another redirect, with another secret, and when Slack does not answer', async () => {
    expect(await slack.exchange({ code: codeFor(), redirectUri: `${REDIRECT}2` })).toBeNull()
    const wrong = createSlack({
      ...APP,
      clientSecret: 'guess',
      log,
      now: () => NOW,
      origins: catcher.origins,
    })
    expect(await wrong.exchange({ code: codeFor(), redirectUri: REDIRECT })).toBeNull()
    const gone = createSlack({
      ...APP,
      log,
      now: () => NOW,
      origins: { ...catcher.origins, api: 'http://127.0.0.1:1' },
    })
    expect(await gone.exchange({ code: codeFor(), redirectUri: REDIRECT })).toBeNull()
    expect(logged).toHaveLength(3)
    expect(logged.join()).not.toMatch(/app-secret|guess|code-/)
  })

  test.each<BrokenSlack>([
    'huge',
    'breaks-off',
    'drips',
    'silent',
    { status: 200, body: '<html>' },
    { status: 200, body: '{"ok":true}' },
    { status: 307, body: '' },
    { status: 429, body: '{"ok":false,"error":"ratelimited"}' },
    { status: 500, body: '' },
  ])('SLACK-2: the exchange fails when Slack answers %j', async (broken) => {
    catcher.answerWith(broken)
    const hasty = createSlack({ ...APP, log, now: () => NOW, origins: catcher.origins, timeoutMs: 300 })
    expect(await hasty.exchange({ code: codeFor(), redirectUri: REDIRECT })).toBeNull()
  })

  test('SLACK-8: a webhook at any host but Slack’s is refused', async () => {
    const picky = createSlack({
      ...APP,
      log,
      now: () => NOW,
      origins: { ...catcher.origins, hooks: 'https://hooks.slack.com' },
    })
    expect(await picky.exchange({ code: codeFor(), redirectUri: REDIRECT })).toBeNull()
  })
})

describe('posting to a webhook', () => {
  const hook = () => `${catcher.origins.hooks}/services/T1/B1/word`

  test('SLACK-10: the message arrives as JSON', async () => {
    expect(await slack.post(hook(), POST)).toBe('sent')
    expect(catcher.posts.at(-1)).toEqual({ path: '/services/T1/B1/word', message: POST })
    expect(logged).toEqual([])
  })

  test.each([
    [404, 'channel_not_found', 'gone'],
    [404, 'no_service', 'gone'],
    [410, 'channel_is_archived', 'gone'],
    [403, 'no_service', 'gone'],
    [403, 'action_prohibited', 'refused'],
    [400, 'invalid_payload', 'refused'],
    [307, 'moved', 'redirect'],
    [429, 'rate_limited', 'rate-limited'],
    [500, 'rollup_error', 'error'],
    [503, '<html>Sorry', 'error'],
  ] as const)(
    'SLACK-14: that is answered %i %s is %s, and the log has no address',
    async (status, body, outcome) => {
      catcher.answerWith({ status, body })
      expect(await slack.post(hook(), POST)).toBe(outcome)
      expect(logged).toHaveLength(1)
      expect(logged[0]).toContain(`"status":${status}`)
      expect(logged[0]).not.toMatch(/services|html/)
    },
  )

  test('a post fails when Slack does not answer', async () => {
    const gone = createSlack({
      ...APP,
      log,
      now: () => NOW,
      origins: { ...catcher.origins, hooks: 'http://127.0.0.1:1' },
    })
    expect(await gone.post('http://127.0.0.1:1/services/T1', POST)).toBe('unreachable')
  })

  test.each([
    ['huge', 'unreachable'],
    ['breaks-off', 'unreachable'],
    ['drips', 'timeout'],
    ['silent', 'timeout'],
  ] as const)('SLACK-24: an answer that is %s is given up in time: %s', async (mood, outcome) => {
    catcher.answerWith(mood)
    // On a busy machine any answer may take longer than a short timeout.
    const timeoutMs = outcome === 'timeout' ? 300 : 10_000
    const hasty = createSlack({ ...APP, log, now: () => NOW, origins: catcher.origins, timeoutMs })
    const begun = performance.now()
    expect(await hasty.post(hook(), POST)).toBe(outcome)
    expect(performance.now() - begun).toBeLessThan(9000)
    expect(logged.join()).not.toMatch(/services/)
  })

  test.each(['https://example.com/services/T1', 'file:///etc/passwd', 'nonsense'])(
    'SLACK-8: nothing is posted to %s',
    async (url) => {
      expect(await slack.post(url, POST)).toBe('gone')
    },
  )

  test('the fake Slack of these tests refuses what Slack refuses', async () => {
    const block = POST.blocks[0]!
    const wrong = [
      { ...POST, channel: '#general' },
      { ...POST, blocks: Array.from({ length: 51 }, () => block) },
      { ...POST, blocks: [{ type: 'header', text: { type: 'plain_text', text: 'x'.repeat(151) } }] },
      { ...POST, blocks: [{ type: 'section', text: { type: 'plain_text', text: 'x'.repeat(3001) } }] },
      { ...POST, blocks: [{ type: 'section', text: { type: 'mrkdwn', text: '<!channel>' } }] },
    ]
    for (const message of wrong) expect(await slack.post(hook(), message as SlackPost)).toBe('refused')
    expect(catcher.violations).toHaveLength(wrong.length)
  })
})
