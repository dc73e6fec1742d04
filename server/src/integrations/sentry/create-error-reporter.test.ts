import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttpApp } from '../../platform/http/http-app.ts'
import type { ErrorReporter } from '../../platform/log/error-reporter.ts'
import { createLog } from '../../platform/log/log.ts'
import { createErrorReporter, REPORTS_PER_MINUTE } from './create-error-reporter.ts'
import { type BrokenService, type EnvelopeServer, startEnvelopeServer } from './testing/envelope-server.ts'

/** What must not leave the server, each at several places of a request or an error. */
const SECRETS = {
  note: 'The pier lights went out',
  name: 'Nora Lindqvist',
  email: 'nora@saltwind.example',
  board: 'V1StGXR8Z5jdHi6B',
  cookie: 'retropulse.session=abcdef0123456789',
  token: 'magic-token-778899',
  address: '203.0.113.77',
  search: 'who-broke-the-lights',
} as const

let service: EnvelopeServer
let reporter: ErrorReporter
beforeEach(async () => {
  service = await startEnvelopeServer()
  reporter = await createErrorReporter(service.dsn)
})
afterEach(() => service.close())

/** An error that quotes all secrets, with a cause and with fields of its own, as errors of databases have. */
function tellingError(): Error {
  const text = Object.values(SECRETS).join(' ')
  const cause = Object.assign(new RangeError(text), { detail: text })
  return Object.assign(new TypeError(text, { cause }), {
    code: '23505',
    detail: text,
    where: text,
    note: SECRETS.note,
    user: { name: SECRETS.name, email: SECRETS.email },
    request: { url: `/board/${SECRETS.board}?token=${SECRETS.token}`, headers: { cookie: SECRETS.cookie } },
  })
}

function expectNoSecrets(): void {
  expect(service.violations).toEqual([])
  for (const secret of Object.values(SECRETS)) expect(service.received()).not.toContain(secret)
}

describe('reports of the server', () => {
  test('REPORT-4, REPORT-8: a request that fails is reported by type, place, code and route, without what it held', async () => {
    const log = createLog('warn', { write: () => undefined }, reporter)
    const app = await createHttpApp({ log, bodyLimit: 10_000, trustProxy: true, publicUrl: undefined })
    app.post('/api/board/:id/notes', () => {
      throw tellingError()
    })
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/board/${SECRETS.board}/notes?q=${SECRETS.search}`,
      headers: {
        cookie: SECRETS.cookie,
        authorization: `Bearer ${SECRETS.token}`,
        'x-forwarded-for': SECRETS.address,
      },
      payload: { text: SECRETS.note, name: SECRETS.name, email: SECRETS.email },
    })
    expect(statusCode).toBe(500)
    await reporter.close()
    expectNoSecrets()
    const [event, ...others] = service.events
    expect(others).toEqual([])
    expect(event).toMatchObject({
      transaction: '/api/board/:id/notes',
      tags: { side: 'server', method: 'POST', code: '23505' },
    })
    expect(event?.exception.values.map(({ type, value }) => [type, value])).toEqual([
      ['RangeError', '(message withheld)'],
      ['TypeError', '(message withheld)'],
    ])
    const frames = event?.exception.values[1]?.stacktrace.frames ?? []
    expect(frames.map(({ function: name }) => name)).toContain('tellingError')
    expect(frames.at(-1)?.filename).toBe(
      'app:///server/src/integrations/sentry/create-error-reporter.test.ts',
    )
    expect(service.received()).not.toContain(process.cwd())
  })

  test('REPORT-2: what is thrown without being an Error is reported, and warnings are not', async () => {
    const log = createLog('silent', undefined, reporter)
    log.error({ err: SECRETS.note }, 'A board failed')
    log.error({ err: { note: SECRETS.note, [SECRETS.name]: SECRETS.email } }, SECRETS.note)
    log.child({ boardId: SECRETS.board }).error({ err: new Error(SECRETS.note) }, 'A board failed')
    log.warn({ err: tellingError() }, 'Slack did not take a message')
    log.error({}, 'Stopping took too long')
    await reporter.close()
    expectNoSecrets()
    expect(service.events).toHaveLength(3)
  })

  test('REPORT-10: thirty reports a minute leave the server, whatever fails', async () => {
    await reporter.close()
    let now = 0
    reporter = await createErrorReporter(service.dsn, () => now)
    for (let count = 0; count < 100; count += 1) reporter.report(new Error(`try ${count}`), {})
    now = 60_000
    reporter.report(new Error('a minute later'), {})
    await reporter.close()
    expect(service.violations).toEqual([])
    expect(service.events).toHaveLength(REPORTS_PER_MINUTE + 1)
  })

  test.each<BrokenService>([307, 429, 500, 'malformed', 'huge', 'drips', 'silent', 'breaks-off'])(
    'REPORT-9, REPORT-11: a service that answers %s gets each report once at most, and a stop waits two seconds at most',
    async (mood) => {
      service.break(mood)
      const log = createLog('silent', undefined, reporter)
      for (let times = 0; times < 3; times += 1) log.error({ err: tellingError() }, 'A board failed')
      const begun = performance.now()
      await reporter.close()
      expect(performance.now() - begun).toBeLessThan(8000)
      const requests = service.received().match(/^[A-Z]+ \/.*$/gm) ?? []
      expect(requests.length).toBeLessThanOrEqual(3)
      expect(requests.join()).not.toContain('elsewhere')
      expectNoSecrets()
    },
  )

  test('REPORT-11: a service that is away harms nothing', async () => {
    await service.close()
    const log = createLog('silent', undefined, reporter)
    expect(() => log.error({ err: tellingError() }, 'A board failed')).not.toThrow()
    await reporter.close()
    service = await startEnvelopeServer()
    expect(service.events).toEqual([])
  })
})
