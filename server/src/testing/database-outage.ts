import { Client } from 'pg'
import { ADMIN_URL_VARIABLE } from '../platform/database/testing/test-server.ts'

/** Stops one database of the tests' PostgreSQL: its connections break, and new ones are refused until `end`. */
export async function stopDatabase(databaseUrl: string): Promise<{ end(): Promise<void> }> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = new Client({ connectionString: process.env[ADMIN_URL_VARIABLE] })
  await admin.connect()
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  return {
    async end() {
      await admin.query(`alter database ${name} allow_connections true`)
      await admin.end()
    },
  }
}
