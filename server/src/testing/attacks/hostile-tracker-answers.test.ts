import { TRACKER_KINDS } from '@retropulse/domain/trackers/tracker-kinds'
import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTrackers } from '../../integrations/trackers/create-trackers.ts'
import { createLog } from '../../platform/log/log.ts'

/*
 * The attack: a team connects a tracker at an address of its own, which answers less than three megabytes: a million
 * empty objects. Parsing and complaining about each of them held up every board for 17 seconds, with gigabytes of
 * memory (LIMIT-26).
 */
const ANSWERS: Readonly<Record<string, string>> = {
  'empty objects': `[${'{},'.repeat(900_000)}{}]`,
  'empty objects as issues': `{"issues":[${'{},'.repeat(900_000)}{}]}`,
  'items within the values that may be parsed': `[${'{},'.repeat(20_000)}{}]`,
  'issues within the values that may be parsed': `{"issues":[${'{},'.repeat(20_000)}{}]}`,
  'one array in another': '['.repeat(1_300_000) + ']'.repeat(1_300_000),
  'a description that lies too deep': `{"issues":[{"id":"1","key":"WEB-1","fields":{"status":{"statusCategory":{"key":"x"}},"created":"","description":${'['.repeat(20_000)}${']'.repeat(20_000)}}}]}`,
}
/** Far above what a busy machine adds to some milliseconds, and far below what the attack took. */
const HELD_MAX_MS = 400

describe.each(Object.keys(ANSWERS))('LIMIT-26: a tracker that answers %s', (name) => {
  test.each(TRACKER_KINDS)('holds up no board as %s', async (kind) => {
    const { adapters } = createTrackers({
      request: () => Promise.resolve(new Response(ANSWERS[name], { status: 200 })),
      log: createLog('silent'),
      allowsPrivate: false,
    })
    const target = {
      address: 'https://tracker.example.com',
      project: 'acme/web',
      token: 'a token',
      email: 'ada@example.com',
      issueType: null,
    }
    const asks = [
      () => adapters[kind].find(target, { key: randomUUID(), since: 0 }),
      () => adapters[kind].check(target),
    ]
    for (const ask of asks) {
      // Nothing is waited for: all of it is one turn of the event loop. Its processor time, since another program may run.
      const began = process.cpuUsage()
      expect(await ask()).toMatchObject({ ok: false })
      const { user, system } = process.cpuUsage(began)
      expect((user + system) / 1000).toBeLessThan(HELD_MAX_MS)
    }
  })
})

test('LIMIT-26, TRACK-11: a signed webhook of too many values is genuine, and about nothing', () => {
  const { adapters } = createTrackers({
    request: () => Promise.reject(new TypeError('none')),
    log: createLog('silent'),
    allowsPrivate: false,
  })
  const body = Buffer.from('['.repeat(500_000) + ']'.repeat(500_000))
  const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`
  const headers: Readonly<Record<string, string>> = {
    'x-hub-signature-256': signature,
    'x-github-event': 'issues',
  }
  const began = performance.now()
  const read = adapters.github.readHook({ headerOf: (name) => headers[name], body, secret: 'secret' })
  expect(read).toEqual({ isGenuine: true, externalIds: [] })
  expect(performance.now() - began).toBeLessThan(HELD_MAX_MS)
})
