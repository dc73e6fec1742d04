import { TRACKER_KINDS, type TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createTrackers } from '../../integrations/trackers/create-trackers.ts'
import type { ChosenAddressRequest } from '../../platform/http/chosen-address.ts'
import { isWithinJsonBounds, SERVICE_JSON } from '../../platform/http/json-bounds.ts'
import { createLog } from '../../platform/log/log.ts'

/*
 * The attack: a team connects a tracker at an address of its own, which answers less than three megabytes: a million
 * empty objects. Parsing and complaining about each of them held up every board for 17 seconds, with gigabytes of
 * memory (LIMIT-26).
 */
const MANY = `[${'{},'.repeat(10_000)}{}]`
const ANSWERS: Readonly<Record<string, string>> = {
  'empty objects': `[${'{},'.repeat(900_000)}{}]`,
  'empty objects as issues': `{"issues":[${'{},'.repeat(900_000)}{}]}`,
  'items within the values that may be parsed': MANY,
  'issues within the values that may be parsed': `{"issues":${MANY}}`,
  'nodes within the values that may be parsed': `{"data":{"teams":{"nodes":${MANY}},"issues":{"nodes":${MANY}}}}`,
  'errors within the values that may be parsed': `{"errors":${MANY}}`,
  'one array in another': '['.repeat(1_300_000) + ']'.repeat(1_300_000),
  'a description that lies too deep': `{"issues":[{"id":"1","key":"WEB-1","fields":{"status":{"statusCategory":{"key":"x"}},"created":"","description":${'['.repeat(20_000)}${']'.repeat(20_000)}}}]}`,
}
describe.each(Object.keys(ANSWERS))('LIMIT-26: a tracker that answers %s', (name) => {
  const text = ANSWERS[name] ?? ''

  test.each(TRACKER_KINDS)(
    'is parsed by %s only within the bounds, and none of its items looked at',
    async (kind) => {
      const isParsed = isWithinJsonBounds(text, SERVICE_JSON)
      const looks = { count: 0 }
      const parseText = JSON.parse
      const parse = vi.spyOn(JSON, 'parse')
      parse.mockImplementation((parsed: string): unknown => {
        const value: unknown = parseText(parsed)
        return parsed === text ? withWatchedItems(value, looks) : value
      })
      for (const ask of asksOf(kind, text)) {
        parse.mockClear()
        expect(await ask()).toMatchObject({ ok: false })
        expect(parse.mock.calls.some(([parsed]) => parsed === text)).toBe(isParsed)
        expect(looks.count).toBe(0)
      }
      parse.mockRestore()
    },
  )
})

test('LIMIT-26, TRACK-11: a signed webhook of too many values is genuine, about nothing, and not parsed', () => {
  const { adapters } = trackersThat(() => Promise.reject(new TypeError('none')))
  const body = Buffer.from('['.repeat(500_000) + ']'.repeat(500_000))
  const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`
  const headers: Readonly<Record<string, string>> = {
    'x-hub-signature-256': signature,
    'x-github-event': 'issues',
  }
  const parse = vi.spyOn(JSON, 'parse')
  const read = adapters.github.readHook({ headerOf: (name) => headers[name], body, secret: 'secret' })
  expect(read).toEqual({ isGenuine: true, externalIds: [] })
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

/** The ways to ask a tracker that answers this text. */
function asksOf(kind: TrackerKind, text: string): readonly (() => Promise<unknown>)[] {
  const { adapters } = trackersThat(() => Promise.resolve(new Response(text, { status: 200 })))
  const target = {
    address: 'https://tracker.example.com',
    project: 'acme/web',
    token: 'a token',
    email: 'ada@example.com',
    issueType: null,
  }
  return [
    () => adapters[kind].find(target, { key: randomUUID(), since: 0 }),
    () => adapters[kind].check(target),
  ]
}

function trackersThat(request: ChosenAddressRequest) {
  return createTrackers({ request, log: createLog('silent'), allowsPrivate: false })
}

/** A parsed answer that counts how often something is read of one of many items: each would be complained about. */
function withWatchedItems(answer: unknown, looks: { count: number }): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  if (!Array.isArray(answer))
    return Object.fromEntries(
      Object.entries(answer).map(([name, value]) => [name, withWatchedItems(value, looks)]),
    )
  return (answer as object[]).map(
    (item) =>
      new Proxy(item, {
        get: (target, key) => {
          looks.count += 1
          return Reflect.get(target, key) as unknown
        },
      }),
  )
}
