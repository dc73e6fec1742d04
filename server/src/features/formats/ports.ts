import type { OrgFormat } from '@retropulse/contract/org-formats'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'

/** A format of an organisation, in the trash or not. */
export interface StoredFormat extends Omit<OrgFormat, 'mayDelete'> {
  readonly createdBy: PersonId
  /** Milliseconds since 1970; null: not in the trash. */
  readonly deletedAt: number | null
}

/** The store of formats of organisations. */
export interface OrgFormats {
  /** The newest first, with the latest of those in the trash (TRASH-21). */
  ofOrg(orgId: OrgId): Promise<readonly StoredFormat[]>
  /** Adds a format; false, and nothing done, when the organisation has `max` that are not in the trash (CREATE-36). */
  create(orgId: OrgId, format: NewFormat, max: number): Promise<boolean>
  /** Puts a format into the trash; false when it is there already. */
  delete(orgId: OrgId, formatId: string, at: number): Promise<boolean>
  /** Restores a format; 'full' when the organisation has `max` that are not in the trash. */
  restore(orgId: OrgId, formatId: string, max: number): Promise<'restored' | 'full' | 'gone'>
  /** TRASH-19: deletes for good what went into the trash before a moment (milliseconds since 1970). */
  purge(before: number): Promise<void>
}

export type NewFormat = Omit<StoredFormat, 'deletedAt'>
