import type { SavePulseModel, VersionedPulseModel } from '@retropulse/contract/pulse'
import type { RefusedFields } from '@retropulse/contract/refusal'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import type { AuditedChange } from '../orgs/api.ts'

/** A model, in the trash or not. */
export interface StoredModel extends VersionedPulseModel {
  /** Milliseconds since 1970; null: not in the trash. */
  readonly deletedAt: number | null
}

export interface DeletedModel extends Pick<StoredModel, 'id' | 'title'> {
  readonly deletedAt: number
}

export interface NewModel extends SavePulseModel {
  readonly id: string
}

/** A model as a call names it: the organisation and the id. */
export interface ModelPlace {
  readonly orgId: OrgId
  readonly modelId: string
}

/** The store of pulse models. Changes to the models of one organisation are made one at a time. */
export interface PulseModels {
  /** Oldest first; those in the trash are left out. Read a few at a time: a hundred long ones are ten megabytes. */
  ofOrg(orgId: OrgId): Promise<readonly VersionedPulseModel[]>
  /** The ids of the enabled ones among them. */
  enabledIdsOf(orgId: OrgId): Promise<readonly string[]>
  /** One of them; undefined for one that is disabled, in the trash, or of another organisation. */
  findEnabled(place: ModelPlace): Promise<VersionedPulseModel | undefined>
  /** Models in the trash, of any age, the latest first. */
  deletedOf(orgId: OrgId): Promise<readonly DeletedModel[]>
  /** Makes a model; false, and nothing done, when the organisation has `max` that are not in the trash (PULSE-34). */
  create(model: NewModel, max: number, auditedChange: AuditedChange): Promise<boolean>
  /** Applies to a model what `decide` decides on its present state, and logs it, both or neither (AUDIT-1). */
  change(place: ModelPlace, actorId: PersonId, decide: Decide): Promise<Changed>
  /** PULSE-11: deletes for good what was deleted before a moment (milliseconds since 1970). */
  purge(before: number): Promise<void>
}

/** `modelsCount`: how many models their organisation has that are not in the trash. */
export type Decide = (model: StoredModel, modelsCount: number) => Decision

/** A change with its log entry; null: nothing to change; or a refusal. */
export type Decision =
  | { readonly ok: true; readonly change: { readonly set: ModelChange; readonly fact: AuditEvent } | null }
  | RefusedFields

/** Omitted fields stay. */
export type ModelChange = Partial<Omit<StoredModel, 'id' | 'version'>>

export type Changed = { readonly ok: true } | RefusedFields

/**
 * The keys under which answers are stored. The same person gets the same key for a question of a survey again, and
 * no other party can tell whose key it is, or which keys belong together (PULSE-48).
 */
export interface AnswerKeys {
  /** Keys for one question; `people`: the caller's id, then the ids under which the caller was a guest. */
  keysOf(surveyId: string, topicId: string, people: readonly PersonId[]): readonly string[]
}
