import type { OrgFormat } from '@retropulse/contract/org-formats'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'

/** A format that an organisation keeps, wherever it lies. */
export interface KeptFormat extends Omit<OrgFormat, 'mayDelete'> {
  readonly createdBy: PersonId
  /** Milliseconds since 1970; null: not in the trash (D27). */
  readonly deletedAt: number | null
}

/** Formats of organisations, as they are kept. */
export interface OrgFormats {
  /** The last kept first, those in the trash among them. */
  ofOrg(orgId: OrgId): Promise<readonly KeptFormat[]>
  /** Keeps one more; false, and nothing kept, when the organisation has `max` that are not in the trash. */
  create(orgId: OrgId, format: NewFormat, max: number): Promise<boolean>
  /** Puts a format into the trash; false when it is there. */
  delete(orgId: OrgId, formatId: string, at: number): Promise<boolean>
  /** Takes a format out of the trash; 'full' when the organisation has `max` that are not in it. */
  restore(orgId: OrgId, formatId: string, max: number): Promise<'restored' | 'full' | 'gone'>
  /** Takes those away for good that went into the trash before a moment (milliseconds since 1970). */
  purge(before: number): Promise<void>
}

export type NewFormat = Omit<KeptFormat, 'deletedAt'>

/** A refusal that may say what it is about; then its code is 'bad-request'. */
export interface FormatRefused extends Refused {
  readonly fields?: Readonly<Record<string, string>>
}
