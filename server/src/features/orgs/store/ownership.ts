import { asId, type OrgId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import { audited, type AuditedChange } from './audit-log.ts'
import { lockPerson } from './lock-person.ts'
import type { OrgTables } from './tables.ts'

/** Who the primary owner of an organisation is, as stored. */
export interface Ownership {
  /**
   * Makes `heirId` the primary owner in place of `ownerId`, who stays an owner (ORG-26). `max`: organisations that a
   * person may be the primary owner of.
   */
  transfer(
    orgId: OrgId,
    from: OwnershipTransfer,
    max: number,
    change: AuditedChange,
  ): Promise<TransferOutcome>
}

export interface OwnershipTransfer {
  readonly ownerId: PersonId
  readonly heirId: PersonId
}

export type TransferOutcome = 'done' | 'forbidden' | 'unknown-member' | 'org-limit'

/** The primary owners of organisations, in PostgreSQL. */
export function createOwnership(db: Kysely<OrgTables>): Ownership {
  return {
    async transfer(orgId, { ownerId, heirId }, max, auditedChange) {
      let outcome: TransferOutcome = 'done'
      await audited(db, auditedChange, async (transaction) => {
        outcome = await transferInTransaction(transaction, orgId, { ownerId, heirId }, max)
        return outcome === 'done'
      })
      return outcome
    },
  }
}

async function transferInTransaction(
  transaction: Kysely<OrgTables>,
  orgId: OrgId,
  { ownerId, heirId }: OwnershipTransfer,
  max: number,
): Promise<TransferOutcome> {
  const owned = await countOwned(transaction, heirId)
  if ((await lockPrimaryOwner(transaction, orgId)) !== ownerId) return 'forbidden'
  const member = await transaction
    .selectFrom('org_member')
    .select('role')
    .where('org_id', '=', orgId)
    .where('user_id', '=', heirId)
    .forUpdate()
    .executeTakeFirst()
  if (member === undefined) return 'unknown-member'
  if (owned >= max) return 'org-limit'
  await transaction
    .updateTable('org_member')
    .set({ role: 'owner' })
    .where('org_id', '=', orgId)
    .where('user_id', '=', heirId)
    .execute()
  await transaction
    .updateTable('organisation')
    .set({ primary_owner_id: heirId })
    .where('id', '=', orgId)
    .execute()
  return 'done'
}

/** ORG-4: of how many organisations a user is primary owner; requests of one user at once wait for each other. */
export async function countOwned(transaction: Kysely<OrgTables>, ownerId: PersonId): Promise<number> {
  await lockPerson(transaction, ownerId)
  const { count } = await transaction
    .selectFrom('organisation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('primary_owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The primary owner, who stays that until this transaction ends. Where persons are locked too, they come first, so that
 * two transactions never wait for each other.
 */
export async function lockPrimaryOwner(
  transaction: Kysely<OrgTables>,
  orgId: OrgId,
): Promise<PersonId | null> {
  const org = await transaction
    .selectFrom('organisation')
    .select('primary_owner_id')
    .where('id', '=', orgId)
    .forUpdate()
    .executeTakeFirst()
  return org === undefined ? null : asId<PersonId>(org.primary_owner_id)
}
