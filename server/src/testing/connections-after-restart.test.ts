import type { Connected } from '@retropulse/contract/connections'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type MessageCatcher, startMessageCatcher } from '../integrations/chat/testing/message-catcher.ts'
import { MIGRATIONS_DIR, startServer, type Tables } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { createLog } from '../platform/log/log.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { teamPlace } from './team-place.ts'

/* What was not sent when a server stopped is sent by the next one (LINK-10). */

let catcher: MessageCatcher
let database: TestDatabase<Tables>
beforeAll(async () => {
  catcher = await startMessageCatcher()
  database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
})
afterAll(async () => {
  await database.close()
  await catcher.close()
})

/** A process over the same database, whose clock is ahead by `aheadMs`. */
async function startProcess(aheadMs = 0) {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    SECRET: 'a secret of thirty-two characters',
    DEFAULT_PLAN: 'level3',
    ALLOW_PRIVATE_WEBHOOKS: 'true',
  })
  const server = await startServer(config, {
    database,
    log: createLog('silent'),
    webDir: '/nowhere',
    now: () => Date.now() + aheadMs,
  })
  onTestFinished(server.close)
  return { url: `http://127.0.0.1:${server.port}`, database, logged: [], close: server.close }
}

test('LINK-10: what a service did not take, and what was not yet sent at all, is sent after the next start', async () => {
  const first = await startProcess()
  const { owner, teamId } = await teamPlace(first)
  const { status, body } = await owner.browser.post(`/api/team/${teamId}/connections`, {
    kind: 'webhook',
    name: 'Ours',
    url: catcher.urlOf('webhook'),
    events: ['retro.started'],
  })
  expect(status).toBe(201)
  const { id } = body as Connected
  const rows = async () => {
    const sql = 'SELECT id, failure, sent_at FROM delivery WHERE connection_id = $1 ORDER BY id'
    return (await database.pool.query<{ id: string; failure: string | null; sent_at: unknown }>(sql, [id]))
      .rows
  }
  catcher.answerWith('error')
  await startBoard(owner.browser, teamId)
  await eventually(async () => expect((await rows())[0]?.failure).toBe('error'), 10_000)
  // Stopped right after the next retro has started, whether its event was noticed or not.
  await startBoard(owner.browser, teamId)
  await first.close()
  expect(catcher.caught).toEqual([])

  catcher.answerWith('taken')
  const [failed] = await rows()
  await startProcess(60_000)
  await eventually(() => expect(catcher.caught).toHaveLength(2), 20_000)
  const told = catcher.caught.map((message) => (message.body as { id: string }).id)
  expect(told).toContain(failed!.id)
  expect(new Set(told).size).toBe(2)
  await eventually(async () => {
    const all = await rows()
    expect(all.map(({ failure }) => failure)).toEqual([null, null])
    expect(all.every((row) => row.sent_at !== null)).toBe(true)
  }, 10_000)
}, 60_000)
