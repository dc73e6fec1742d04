import { TRACKER_KINDS, type TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HookRequest, IssueDraft, TrackerAdapter } from '../../features/trackers/ports.ts'
import { requestOutbound } from '../../platform/http/outbound-request.ts'
import { timeoutFor, RETRY_AFTER, type ServiceMood } from '../../platform/http/testing/service-stand-in.ts'
import { createLog } from '../../platform/log/log.ts'
import { createTrackers } from './create-trackers.ts'
import { startTrackerStandIn, type TrackerStandIn } from './testing/tracker-stand-in.ts'

const draft = (input: Partial<IssueDraft> = {}): IssueDraft => ({
  key: randomUUID(),
  title: 'Fix the build',
  facts: ['Due on 2026-12-01'],
  fullText: null,
  link: { label: 'Open the retro', url: 'https://retro.example.com/board/b1' },
  ...input,
})
const since = () => Date.now() - 60_000

describe.each(TRACKER_KINDS)('TRACK-2: what every tracker does: %s', (kind: TrackerKind) => {
  let standIn: TrackerStandIn
  beforeEach(async () => {
    standIn = await startTrackerStandIn(kind)
  })
  afterEach(() => standIn.close())

  const adapter = ({ timeoutMs = 20_000, allowsPrivate = true } = {}): TrackerAdapter =>
    createTrackers({
      request: (address, input) => requestOutbound(address, { ...input, allowsPrivate }),
      log: createLog('silent'),
      allowsPrivate,
      timeoutMs,
      linearOrigin: standIn.origin,
    }).adapters[kind]
  const requestOf = (
    headers: Readonly<Record<string, string>>,
    body: string,
    secret: string,
  ): HookRequest => ({
    headerOf: (name) => headers[name],
    body: Buffer.from(body),
    secret,
  })

  test('TRACK-4: the test of a connection finds the project, and says what is wrong', async () => {
    const { target } = standIn
    expect(await adapter().check(target)).toEqual({ ok: true, value: null })
    expect(await adapter().check({ ...target, token: 'wrong' })).toMatchObject({ failure: 'no-access' })
    const project = { github: 'acme/none', gitlab: 'acme/none', jira: 'NONE', linear: 'NONE' }[kind]
    expect(await adapter().check({ ...target, project })).toMatchObject({ failure: 'not-found' })
  })

  test('TRACK-5: an issue has the title, the facts, the link and a mark, and its state is read', async () => {
    const made = await adapter().create(standIn.target, draft({ key: KEY }))
    expect(made).toMatchObject({ ok: true, value: { isOpen: true } })
    const { value } = made as Extract<typeof made, { ok: true }>
    expect(value.label).toBe({ github: '#1', gitlab: '#1', jira: 'WEB-1', linear: 'ENG-1' }[kind])
    expect(value.url).toMatch(/^https?:\/\//)
    const [issue] = standIn.store.issues
    expect(issue!.title).toBe('Fix the build')
    for (const text of ['Due on 2026-12-01', 'Open the retro', '/board/b1', `retropulse:${KEY}`])
      expect(issue!.text).toContain(text)
    expect(await adapter().read(standIn.target, value.externalId)).toMatchObject({ value: { isOpen: true } })
    issue!.isOpen = false
    expect(await adapter().read(standIn.target, value.externalId)).toMatchObject({ value: { isOpen: false } })
  })

  test('TRACK-5: what people wrote is neither markup nor a command, and mentions no person', async () => {
    const fullText = '~~~\n/close\n@ann <img src=x onerror=alert(1)>'
    await adapter().create(standIn.target, draft({ fullText }))
    const { text } = standIn.store.issues[0]!
    // A document of Jira has texts and no markup; the stand-in takes nothing else.
    expect(text).toMatch(kind === 'jira' ? /^\{"type":"doc"/ : /^~~~~text\n[^]*\n~~~~\n/)
  })

  test('TRACK-9: an issue that was made without an answer is found by its mark', async () => {
    standIn.feel('well')
    const [one, other] = [draft(), draft()]
    await adapter().create(standIn.target, one)
    const found = await adapter().find(standIn.target, { key: one.key, since: since() })
    expect(found).toMatchObject({ ok: true, value: { isOpen: true } })
    expect(await adapter().find(standIn.target, { key: other.key, since: since() })).toEqual({
      ok: true,
      value: null,
    })
  })

  test('TRACK-9: it is found behind many newer ones, or else the answer is uncertain', async () => {
    const old = draft()
    await adapter().create(standIn.target, old)
    const text = JSON.stringify({ type: 'doc', version: 1, content: [] })
    for (let count = 0; count < 65; count++) standIn.store.add({ title: 'Newer', text })
    const find = () => adapter().find(standIn.target, { key: old.key, since: since() })
    expect(await find()).toMatchObject({ ok: true, value: { isOpen: true } })
    for (let count = 0; count < 300; count++) standIn.store.add({ title: 'Newer', text })
    // Linear is asked for the id itself.
    expect(await find()).toMatchObject(kind === 'linear' ? { ok: true } : { ok: false, failure: 'uncertain' })
  })

  test('TRACK-12: an issue that is not there is not found', async () => {
    const externalId = kind === 'linear' ? randomUUID() : '99'
    expect(await adapter().read(standIn.target, externalId)).toMatchObject({ failure: 'not-found' })
  })

  test('a field that the tracker does not take is invalid', async () => {
    expect(await adapter().create(standIn.target, draft({ title: '' }))).toMatchObject({ failure: 'invalid' })
    expect(standIn.store.issues).toEqual([])
  })

  const failures: readonly (readonly [ServiceMood, string])[] = [
    ['error', 'error'],
    ['unavailable', 'error'],
    ['rate-limited', 'rate-limited'],
    ['refused', 'no-access'],
    ['redirect', 'redirect'],
    ['malformed', 'malformed'],
    ['other-shape', 'malformed'],
    ['huge', 'malformed'],
    ['breaks-off', 'unreachable'],
    ['drips', 'timeout'],
    ['silent', 'timeout'],
  ]
  test.each(failures)('TRACK-10: one that is %s fails once, as %s', async (mood, failure) => {
    standIn.feel(mood, 'well')
    const outcome = await adapter({ timeoutMs: timeoutFor(mood) }).create(standIn.target, draft())
    const isPause = mood === 'unavailable' || mood === 'rate-limited'
    expect(outcome).toEqual({ ok: false, failure, retryAfterMs: isPause ? RETRY_AFTER * 1000 : null })
    expect(standIn.requests).toHaveLength(1)
  })

  test('TRACK-3: a private address is not connected to unless that is allowed', async () => {
    const outcome = await adapter({ allowsPrivate: false }).check(standIn.target)
    expect(outcome).toMatchObject({ failure: 'private-address' })
    expect(standIn.requests).toEqual([])
  })

  test('TRACK-11: a webhook names the issue, and is believed only with its signature', async () => {
    const made = await adapter().create(standIn.target, draft())
    const { externalId } = (made as Extract<typeof made, { ok: true }>).value
    const { headers, body } = standIn.hookOf(standIn.store.issues[0]!, 'the secret')
    const hook = (input: Partial<{ headers: typeof headers; body: string; secret: string }>) =>
      adapter().readHook(
        requestOf(input.headers ?? headers, input.body ?? body, input.secret ?? 'the secret'),
      )
    expect(hook({})).toEqual({ isGenuine: true, externalIds: [externalId] })
    expect(hook({ secret: 'another' }).isGenuine).toBe(false)
    expect(hook({ headers: {} }).isGenuine).toBe(false)
    // GitLab signs nothing: its token alone counts.
    expect(hook({ body: `${body} ` }).isGenuine).toBe(kind === 'gitlab')
  })

  test('TRACK-11: a webhook about anything else names no issue', () => {
    const other = standIn.hookOf({ id: 'not-an-id', number: 0.5 }, 'the secret')
    expect(adapter().readHook(requestOf(other.headers, other.body, 'the secret'))).toEqual({
      isGenuine: true,
      externalIds: [],
    })
  })
})

const KEY = 'f3c1a6de-3a5e-4a6f-8f0e-2b1d6c7a9e10'
