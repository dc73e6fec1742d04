import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS_DIR, type Tables } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { type EnvelopeServer, startEnvelopeServer } from '../integrations/sentry/testing/envelope-server.ts'
import { joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startRetro } from './retro.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { openBrowser } from './test-browser.ts'

const THROWS = new URL('./throws-on-signal.ts', import.meta.url).href
const NOTE = 'The pier lights went out'

let service: EnvelopeServer
let database: TestDatabase<Tables>
let server: ServerProcess
beforeAll(async () => {
  service = await startEnvelopeServer()
  database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  server = await startServerProcess({
    DATABASE_URL: database.databaseUrl,
    SECRET: 'a secret of thirty-two characters',
    ERROR_REPORTING_DSN: service.dsn,
    NODE_OPTIONS: `--import=${THROWS}`,
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await server.kill()
  await database.close()
  await service.close()
})

describe('the server process with ERROR_REPORTING_DSN', () => {
  // Rules: REPORT-2, REPORT-4, REPORT-8
  test('reports errors of boards and of requests whose messages quote what people wrote, without a word of it', async () => {
    const { boardId, facilitator } = await startRetro(server.url)
    // The database quotes the note in the message and the details of its error, as constraints may.
    await database.pool.query(`
      create function quote() returns trigger language plpgsql as $$
      begin
        raise exception 'refused %', new using detail = new::text, hint = new::text;
      end $$;
      create trigger quoting before insert on board_log for each row execute function quote();
      create trigger quoting before insert on board_feedback for each row execute function quote();`)
    const client = await joinBoard(server.url, boardId, facilitator.cookie())
    expect(await client.send(noteSaying(NOTE))).toMatchObject({ ok: false })
    client.close()
    const feedback = { feedback: NOTE }
    const { status } = await facilitator.post(`/api/board/${boardId}/feedback?from=${NOTE.length}`, feedback)
    expect(status).toBe(500)

    await eventually(() => expect(service.events.length).toBeGreaterThan(1))
    expect(service.violations).toEqual([])
    expect(service.events.map(({ tags }) => tags)).toContainEqual({
      side: 'server',
      method: 'POST',
      code: 'P0001',
    })
    expect(service.events.map(({ transaction }) => transaction)).toContain('/api/board/:id/feedback')
    const cookies = facilitator.cookie().split(/[;=] ?/)
    for (const secret of [
      NOTE,
      'Fay',
      '@example.com',
      boardId,
      ...cookies.filter((part) => part.length > 20),
    ])
      expect(service.received()).not.toContain(secret)
    expect(service.received()).not.toContain(process.cwd())
  })

  test('REPORT-17: the page receives the DSN, and its policy allows that origin and no other', async () => {
    const { body, headers } = await openBrowser(server.url).get('/status')
    expect(body).toMatchObject({ config: { errorReportingDsn: service.dsn } })
    const policy = String(headers.get('content-security-policy'))
    expect(policy).toMatch(new RegExp(`connect-src [^;]*${new URL(service.dsn).origin}(?:;|$)`))
  })

  test('REPORT-9: an error that stops the server is reported before the process ends', async () => {
    const known = service.events.length
    process.kill(server.pid, 'SIGUSR2')
    await eventually(() => expect(service.events.length).toBe(known + 1))
    expect(service.events.at(-1)?.exception.values.at(-1)?.type).toBe('TypeError')
    expect(service.received()).not.toMatch(/Fog horn|nora@/)
    expect(await server.stop()).toBe(1)
  })
})

test('REPORT-1: without ERROR_REPORTING_DSN the page receives none and may call no other origin', async () => {
  const other = await startServerProcess({
    DATABASE_URL: database.databaseUrl,
    SECRET: 'a secret of thirty-two characters',
  })
  try {
    const { body, headers } = await openBrowser(other.url).get('/status')
    expect(body).toMatchObject({ config: { errorReportingDsn: null } })
    const { host } = new URL(other.url)
    const directives = String(headers.get('content-security-policy')).split(';')
    expect(directives).toContain(`connect-src 'self' ws://${host} wss://${host}`)
  } finally {
    await other.kill()
  }
})
