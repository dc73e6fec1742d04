import type { PulseModel, SavePulseModel } from '@retropulse/contract/pulse'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { AuditFact } from '@retropulse/domain/orgs/audit'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import type { Deed } from '../orgs/ports.ts'

/** A model wherever it lies. */
export interface KeptModel extends PulseModel {
  /** Milliseconds since 1970; null: not in the trash (D20). */
  readonly deletedAt: number | null
}

export interface DeletedModel extends Pick<KeptModel, 'id' | 'title'> {
  readonly deletedAt: number
}

export interface NewModel extends SavePulseModel {
  readonly id: string
}

/** One of an organisation's models. */
export interface ModelPlace {
  readonly orgId: OrgId
  readonly modelId: string
}

/** Pulse models, as they are kept. One writer at a time changes those of an organisation. */
export interface PulseModels {
  /** Oldest first; those in the trash are left out. */
  ofOrg(orgId: OrgId): Promise<readonly PulseModel[]>
  /** Those in the trash, however long, the last one first. */
  deletedOf(orgId: OrgId): Promise<readonly DeletedModel[]>
  /** Makes a model; false, and nothing made, when the organisation has `max` that are not in the trash. */
  create(model: NewModel, max: number, deed: Deed): Promise<boolean>
  /** Does to a model what is decided about it as it is at that moment, and writes it down, both or neither. */
  change(place: ModelPlace, actorId: PersonId, decide: Decide): Promise<Changed>
  /** Forgets for good what was deleted before that (milliseconds since 1970). */
  purge(before: number): Promise<void>
}

/** `modelsCount`: how many models their organisation has that are not in the trash. */
export type Decide = (model: KeptModel, modelsCount: number) => Decision

/** A change with what is written down of it; null: it is so already; or why not. */
export type Decision =
  | { readonly ok: true; readonly change: { readonly set: ModelChange; readonly fact: AuditFact } | null }
  | PulseRefused

/** What is not named stays. */
export type ModelChange = Partial<Omit<KeptModel, 'id'>>

export type Changed = { readonly ok: true } | PulseRefused

/** A refusal that may say what it is about; then its code is 'bad-request'. */
export interface PulseRefused {
  readonly ok: false
  readonly code: RefusalCode
  readonly fields?: Readonly<Record<string, string>>
}
