import { getMigrations } from 'better-auth/db/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { createLog } from '../../../platform/log/log.ts'
import { betterAuthOptions } from './better-auth-options.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('the tables have every column that Better Auth needs, also after an upgrade', async () => {
  const log = createLog('silent')
  const options = betterAuthOptions({
    db: app.database.db,
    log,
    key: 'k'.repeat(43),
    isSecure: false,
    onSessionsEnded: () => undefined,
  })
  const { toBeCreated, toBeAdded } = await getMigrations(options)
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
})
