import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import type { DatabaseLog } from './database-log.ts'
import { StartupError } from './startup-error.ts'

/**
 * Waits until the server of DATABASE_URL accepts a connection: started together with it, it may be ready later. Throws
 * StartupError for errors that waiting cannot cure, and after a time limit. Returns a description without the password.
 */
export async function waitForServer(
  databaseUrl: string,
  log: DatabaseLog,
  timeoutMs = 30_000,
): Promise<string> {
  const deadline = Date.now() + timeoutMs
  const description = describe(databaseUrl)
  let said = ''
  for (;;) {
    const error = await tryConnect(databaseUrl)
    if (error === undefined) return description
    if (!mayPass(error) || Date.now() > deadline) {
      throw new StartupError(`Cannot use the ${description}: ${reason(error)}. Check DATABASE_URL.`)
    }
    if (said !== reason(error)) log.warn({ reason: reason(error) }, `Waiting for the ${description}`)
    said = reason(error)
    await sleep(500)
  }
}

function describe(databaseUrl: string): string {
  const { host, port, database } = makeClient(databaseUrl)
  return `PostgreSQL at ${host}:${port}/${database ?? ''}`
}

function makeClient(databaseUrl: string): Client {
  try {
    return new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  } catch {
    // The message of the error itself would repeat the address, password included.
    throw new StartupError(
      'DATABASE_URL is not an address. It looks like postgres://user:password@host:5432/database.',
    )
  }
}

async function tryConnect(databaseUrl: string): Promise<Error | undefined> {
  const client = makeClient(databaseUrl)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starting and stopping servers answer 57P0x, absent ones nothing; a wrong name or password stays wrong. */
function mayPass(error: Error): boolean {
  return !(error instanceof DatabaseError) || error.code?.startsWith('57P') === true || error.code === '53300'
}

/** Node reports a host with several addresses as an AggregateError without a message. */
function reason(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
