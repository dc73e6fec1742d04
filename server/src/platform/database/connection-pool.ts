import type { EventEmitter } from 'node:events'
import { Pool, type PoolConfig, types } from 'pg'
import type { DatabaseLog } from './database-log.ts'

/**
 * A pool that survives restarts of its server: broken connections are dropped and logged, the next query opens new
 * ones. Queries under way at that moment fail, and repeating them is the caller's business.
 *
 * bigint columns and counts arrive as numbers; a value beyond 2^53 is an error, never a wrong number.
 */
export function createPool(config: PoolConfig, log: DatabaseLog): Pool {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Long, since each connection holds prepared statements that are expensive to make again.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    ...config,
    types: { getTypeParser },
  })
  const onBroken = (error: Error) => log.warn({ err: error }, 'A database connection broke')
  // An 'error' event without a listener ends the process. The pool listens on idle clients only and passes those on; a
  // client that is checked out between two queries has no other listener.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', onBroken))
  leaveReadOnlyServers(pool)
  return pool
}

/**
 * After a failover the address of the database leads to another server, but connections to the former one stay, and it
 * takes no writes any more. One that was refused a write for that reason is ended when it is given back.
 */
function leaveReadOnlyServers(pool: Pool): void {
  const readOnly = new WeakSet<object>()
  pool.on('connect', (client) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types leave it out
    const { connection } = client as unknown as { readonly connection: EventEmitter }
    connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
      if (code === READ_ONLY) readOnly.add(client)
    })
  })
  // The pool drops what has ended by then.
  pool.on('release', (_error, client) => {
    if (readOnly.has(client)) void client.end().catch(() => undefined)
  })
}

/** PostgreSQL's read_only_sql_transaction. */
const READ_ONLY = '25006'

/**
 * Ends a pool's connections, and waits until the server has closed them: the pool itself resolves as soon as it has
 * sent the goodbye, and a server that stops right then would break the connections.
 */
export async function endPool(pool: Pool): Promise<void> {
  let left = pool.totalCount
  const gone = new Promise<void>((resolve) => {
    if (left === 0) resolve()
    pool.on('remove', () => {
      left -= 1
      if (left === 0) resolve()
    })
  })
  await pool.end()
  await gone
}

const INT8: number = types.builtins.INT8

const getTypeParser = (oid: number, format?: 'text' | 'binary'): unknown =>
  oid === INT8 && format !== 'binary' ? parseSafeInteger : types.getTypeParser(oid, format)

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit a number`)
  return value
}
