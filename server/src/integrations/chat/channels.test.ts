import { CONNECTION_KINDS, type ConnectionKind } from '@retropulse/domain/connections/event-types'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Message, Notice } from '../../features/connections/ports.ts'
import { requestOutbound } from '../../platform/http/outbound-request.ts'
import { createChannels } from './create-channels.ts'
import { CHANNEL_TIMEOUT_MS } from './post-json.ts'
import { type CatcherMood, type MessageCatcher, startMessageCatcher } from './testing/message-catcher.ts'

let catcher: MessageCatcher
beforeAll(async () => {
  catcher = await startMessageCatcher()
})
afterAll(() => catcher.close())

const channelsThat = (allowsPrivate: boolean, timeoutMs?: number) =>
  createChannels({
    send: (address, input) => requestOutbound(address, { ...input, allowsPrivate }),
    allowsPrivate,
    timeoutMs,
    slackOrigin: catcher.origin,
    now: () => Date.now(),
  })
const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
const FORMER = `whsec_${Buffer.from('the former one, 24 bytes').toString('base64')}`
const targetOf = (kind: ConnectionKind) => ({ url: catcher.urlOf(kind), secrets: [SECRET] })

const NOTICE: Notice = {
  title: 'Retro started: Sprint 14',
  lines: ['First line', 'Second line'],
  link: { label: 'Open the retro', url: 'https://retro.example.com/board/b1' },
}
const message = (notice: Partial<Notice> = {}): Message => ({
  id: 'msg_1',
  type: 'retro.started',
  at: Date.UTC(2027, 0, 2, 3, 4, 5),
  data: { retro: { id: 'b1', title: 'Sprint 14' } },
  notice: { ...NOTICE, ...notice },
})

describe.each(CONNECTION_KINDS)('a connection of the kind %s', (kind) => {
  test('LINK-13: sends what the service takes', async () => {
    catcher.answerWith('taken')
    const before = catcher.caught.length
    const channel = channelsThat(true)[kind]
    expect(await channel.send(targetOf(kind), message())).toEqual({ isSent: true, status: 200 })
    expect(await channel.send(targetOf(kind), message({ lines: [], link: null }))).toEqual({
      isSent: true,
      status: 200,
    })
    expect(await channel.send(targetOf(kind), message({ lines: ['x'.repeat(50_000)] }))).toMatchObject({
      isSent: true,
    })
    expect(catcher.violations).toEqual([])
    expect(catcher.caught.length - before).toBe(3)
  })

  const failures: readonly (readonly [mood: CatcherMood, outcome: object])[] = [
    ['error', { failure: 'error', status: 503, retryAfter: null }],
    ['gone', { failure: 'gone', status: 410 }],
    ['refused', { failure: 'refused', status: 403 }],
    ['rate-limited', { failure: 'rate-limited', status: 429, retryAfter: 120_000 }],
    ['redirect', { failure: 'redirect', status: 307 }],
    ['huge', { failure: 'unreachable', status: null }],
    ['breaks-off', { failure: 'unreachable', status: null }],
  ]
  test.each(failures)(
    'LINK-3, LINK-14: a service that is %s is told as what it is',
    async (mood, outcome) => {
      catcher.answerWith(mood)
      const before = catcher.requestsCount
      expect(await channelsThat(true)[kind].send(targetOf(kind), message())).toMatchObject({
        isSent: false,
        ...outcome,
      })
      expect(catcher.requestsCount - before).toBe(1)
    },
  )

  test('a service that is not there is unreachable', async () => {
    const target = { ...targetOf(kind), url: 'http://127.0.0.1:9/hook' }
    expect(await channelsThat(true)[kind].send(target, message())).toMatchObject({ failure: 'unreachable' })
  })

  test('LINK-14: an address inside a private network is not requested', async () => {
    catcher.answerWith('taken')
    const before = catcher.requestsCount
    const channel = channelsThat(false)[kind]
    expect(await channel.send(targetOf(kind), message())).toMatchObject({ failure: 'private-address' })
    const named = { ...targetOf(kind), url: targetOf(kind).url.replace('127.0.0.1', 'localhost') }
    expect(await channel.send(named, message())).toMatchObject({ failure: 'private-address' })
    expect(catcher.requestsCount).toBe(before)
  })
})

describe('LINK-15: a service has ten seconds for its whole answer', () => {
  test('LINK-15: unless a shorter time is configured', () => {
    expect(CHANNEL_TIMEOUT_MS).toBe(10_000)
  })

  test.each<CatcherMood>(['silent', 'drips'])('LINK-15: one that is %s is given up', async (mood) => {
    catcher.answerWith(mood)
    // Longer than between two drips: each would be in time by itself.
    const { webhook } = channelsThat(true, 1000)
    expect(await webhook.send(targetOf('webhook'), message())).toMatchObject({ failure: 'timeout' })
  })
})

describe('LINK-8: a webhook', () => {
  const send = async (secrets: readonly string[]) => {
    catcher.answerWith('taken')
    await channelsThat(true).webhook.send({ ...targetOf('webhook'), secrets }, message())
    return catcher.caught.at(-1)!
  }

  test('is signed as the library of the Standard Webhooks verifies', async () => {
    const { headers, text } = await send([SECRET])
    expect(new Webhook(SECRET).verify(text, headers as Record<string, string>)).toEqual({
      id: 'msg_1',
      type: 'retro.started',
      timestamp: '2027-01-02T03:04:05.000Z',
      data: { retro: { id: 'b1', title: 'Sprint 14' } },
    })
    expect(() => new Webhook(FORMER).verify(text, headers as Record<string, string>)).toThrow(/signature/)
    expect(() => new Webhook(SECRET).verify(`${text} `, headers as Record<string, string>)).toThrow(
      /signature/,
    )
  })

  test('LINK-9: two secrets both verify', async () => {
    const { headers, text } = await send([SECRET, FORMER])
    for (const secret of [SECRET, FORMER])
      expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toMatchObject({
        id: 'msg_1',
      })
  })
})

test('LINK-13: what people wrote is no markup and mentions no one', async () => {
  catcher.answerWith('taken')
  const hostile = '<!channel> @all **bold** [click](http://evil.example) ~town-square :smile: `code`'
  const channels = channelsThat(true)
  for (const kind of CONNECTION_KINDS)
    await channels[kind].send(targetOf(kind), message({ title: hostile, lines: [hostile] }))
  expect(catcher.violations).toEqual([])
  const mattermost = catcher.caught.findLast(({ path }) => path.startsWith('/hooks'))!.body.text as string
  for (const mark of ['@all', '[click]', '~town', ':smile:', 'http://evil', '`code`', '<!'])
    expect(mattermost).not.toContain(mark)
  expect(mattermost.match(/(?<!\\)\*\*/g)).toHaveLength(2)
})

describe('LINK-2, LINK-14: addresses', () => {
  test.each([
    ['https://hooks.example.com/x', null],
    ['http://hooks.example.com/x', 'invalid'],
    ['ftp://hooks.example.com/x', 'invalid'],
    ['javascript:alert(1)', 'invalid'],
    ['not an address', 'invalid'],
    ['https://user:word@hooks.example.com/x', 'invalid'],
    ['https://localhost/x', 'private'],
    ['https://127.0.0.1/x', 'private'],
    ['https://10.0.0.8/x', 'private'],
    ['https://[::1]/x', 'private'],
    ['https://169.254.169.254/latest', 'private'],
    ['https://printer.local/x', 'private'],
    ['https://2130706433/x', 'private'],
  ])('%s: %s', (url, refusal) => {
    expect(channelsThat(false).webhook.addressRefusal(url)).toBe(refusal)
  })

  test('a Slack address lies at Slack', () => {
    const { slack } = channelsThat(false)
    expect(slack.addressRefusal(catcher.urlOf('slack'))).toBeNull()
    expect(slack.addressRefusal('https://hooks.slack.com.evil.example/services/x')).toBe('not-slack')
  })
})
