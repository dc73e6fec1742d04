import type { PersonId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { OrgTables } from './tables.ts'

/** Until this transaction ends, other ones that count what the same user did wait here. */
export async function lockPerson(transaction: Kysely<OrgTables>, personId: PersonId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`org-person:${personId}`}, 0))`.execute(
    transaction,
  )
}
