import type { PersonId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { OrgTables } from './tables.ts'

/** Until the transaction ends, other transactions that count what the same person did wait here. */
export async function lockPerson(transaction: Kysely<OrgTables>, personId: PersonId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`org-person:${personId}`}, 0))`.execute(
    transaction,
  )
}
