import type { Audit } from '@retropulse/contract/audit'
import { asId, type OrgId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import type { Kysely } from 'kysely'
import type { OrgTables } from './tables.ts'

/** An entry of the activity log, written in the same transaction as the change (AUDIT-1). */
export interface AuditedChange {
  readonly orgId: OrgId
  readonly actorId: PersonId
  readonly facts: readonly AuditEvent[]
}

/** The activity log of organisations, for their owners. */
export interface AuditLog {
  /** Records what another feature changed. */
  record(change: AuditedChange): Promise<void>
  /** Entries before an id (null: the newest), the latest first. */
  read(orgId: OrgId, before: number | null, limit: number): Promise<readonly AuditRow[]>
}

/** An entry with users by their ids (AUDIT-3); it also names a team in the trash. */
export type AuditRow = Omit<Audit['entries'][number], 'actor' | 'member'> & {
  readonly actorId: PersonId
  readonly memberId: PersonId | null
}

/** The activity log in PostgreSQL. */
export function createAuditLog(db: Kysely<OrgTables>): AuditLog {
  return {
    record: (auditedChange) => writeDown(db, auditedChange),

    async read(orgId, before, limit) {
      const rows = await db
        .selectFrom('audit_entry')
        .select(['id', 'at', 'actor_id', 'kind', 'details'])
        .where('org_id', '=', orgId)
        .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      const teamIds = rows.flatMap(({ details }) => details.teamId ?? [])
      const teams = teamIds.length === 0 ? [] : await teamNames(db, teamIds)
      return rows.map(({ id, at, actor_id, kind, details: { teamId, memberId, from, to } }) => ({
        id,
        at: at.getTime(),
        actorId: asId<PersonId>(actor_id),
        kind,
        memberId: memberId ?? null,
        team:
          teamId === undefined
            ? null
            : { id: teamId, name: teams.find((team) => team.id === teamId)?.name ?? '' },
        from: from ?? null,
        to: to ?? null,
      }))
    },
  }
}

/** Makes a change and logs it, both or neither (AUDIT-1); nothing is logged when `work` answers false or null. */
export function audited<Outcome>(
  db: Kysely<OrgTables>,
  auditedChange: AuditedChange,
  work: (transaction: Kysely<OrgTables>) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const outcome = await work(transaction)
    if (outcome !== false && outcome !== null) await writeDown(transaction, auditedChange)
    return outcome
  })
}

export async function writeDown(
  db: Kysely<OrgTables>,
  { orgId, actorId, facts }: AuditedChange,
): Promise<void> {
  if (facts.length === 0) return
  await db
    .insertInto('audit_entry')
    .values(
      facts.map(({ kind, ...details }) => ({
        org_id: orgId,
        actor_id: actorId,
        kind,
        details: JSON.stringify(details),
      })),
    )
    .execute()
}

function teamNames(db: Kysely<OrgTables>, teamIds: readonly string[]) {
  return db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(teamIds)])
    .execute()
}
