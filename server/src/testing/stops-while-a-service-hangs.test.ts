import { expect, onTestFinished, test } from 'vitest'
import { startMessageCatcher } from '../integrations/chat/testing/message-catcher.ts'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase } from '../platform/database/testing/test-database.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { freePort, startServerProcess } from './server-process.ts'
import { createOrg, openBrowser, signUp } from './test-browser.ts'

test('CONN-28: stopped while a service does not answer, the server ends in order, and sends the message later', async () => {
  const service = await startMessageCatcher()
  onTestFinished(service.close)
  service.answerWith('silent')
  const { pool, databaseUrl, close } = await openTestDatabase(MIGRATIONS_DIR)
  onTestFinished(close)
  const environment = {
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
    SECRET: 'the same secret before and after it',
    DEFAULT_PLAN: 'level3',
    ALLOW_PRIVATE_WEBHOOKS: 'true',
  }
  let server = await startServerProcess(environment)
  onTestFinished(async () => void (await server.stop()))
  const owner = openBrowser(server.url)
  await signUp(owner, { name: 'Olga Owner' })
  const { teamId } = await createOrg(owner, { name: 'Ferries', teamName: 'Booking' })
  const webhook = {
    kind: 'webhook',
    name: 'Ours',
    url: service.urlOf('webhook'),
    events: ['retro.started'],
  }
  expect((await owner.post(`/api/team/${teamId}/connections`, webhook)).status).toBe(201)
  await startBoard(owner, teamId)
  await eventually(() => expect(service.requestsCount).toBe(1))

  const start = Date.now()
  expect(await server.stop()).toBe(0)
  expect(Date.now() - start).toBeLessThan(10_000)
  expect(service.caught).toEqual([])

  service.answerWith('taken')
  // The lease of the process that is gone is over.
  await pool.query('UPDATE connection_delivery SET due_at = now() WHERE sent_at IS NULL')
  server = await startServerProcess(environment)
  await eventually(() => expect(service.caught).toMatchObject([{ body: { type: 'retro.started' } }]))
})
