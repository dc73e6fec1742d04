import { expect, test } from 'vitest'
import { OF_ONE_ORG } from '../platform/process/claim-loop.ts'
import { createDeliveries } from '../features/connections/store/deliveries.ts'
import type { ConnectionTables } from '../features/connections/store/tables.ts'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase } from '../platform/database/testing/test-database.ts'

/** Milliseconds; a claim takes a fifth of it on a quiet machine. One follows each delivery that was sent. */
const CLAIM_MAX = 150

test('LINK-11: while hundreds of services are away, a claim stays quick, and takes the oldest of each', async () => {
  const database = await openTestDatabase<ConnectionTables>(MIGRATIONS_DIR)
  const client = await database.pool.connect()
  // Without organisations and teams, which the queue does not need.
  await client.query('SET session_replication_role = replica')
  await client.query(`
    INSERT INTO connection (id, org_id, kind, name, url_encrypted, host, secret_encrypted, events)
    SELECT 'c' || at, 'o' || at / 10, 'webhook', 'Hook', 'x', 'example.com', 'x', '{}' FROM generate_series(0, 599) AS at`)
  await client.query(`
    INSERT INTO connection_delivery (id, connection_id, type, at, due_at)
    SELECT 'd' || at, 'c' || at % 600, 'retro.created', now(), now() - interval '1 hour'
    FROM generate_series(0, 59999) AS at`)
  await client.query('RESET session_replication_role')
  await client.query('ANALYZE')
  client.release()
  const deliveries = createDeliveries(database.db, 'a key')

  const claimed: string[] = []
  const times: number[] = []
  for (const except of [
    ['c0', 'c1'],
    ['c0', 'c1', 'c10'],
    ['c0', 'c1', 'c20'],
  ]) {
    const began = performance.now()
    const wanted = { now: Date.now(), limit: 4, ofOneOrg: OF_ONE_ORG, except }
    claimed.push(...(await deliveries.claim(wanted)).map(({ id }) => id))
    times.push(performance.now() - began)
  }
  expect(claimed).toHaveLength(12)
  expect(claimed.filter((id) => Number(id.slice(1)) >= 600)).toEqual([])
  expect(Math.min(...times)).toBeLessThan(CLAIM_MAX)
  await database.close()
})
