import type { ChangePulseModel, TogglePulseModel } from '@retropulse/contract/pulse'
import type { RefusedFields } from '@retropulse/contract/refusal'
import { isDeepStrictEqual } from 'node:util'
import { isInTrash } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg } from '../../orgs/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import type { Changed, Decide, Decision, ModelPlace, PulseModels } from '../ports.ts'
import { cleanModel } from './clean-model.ts'
import type { Publisher } from '../store/publisher.ts'
import type { Surveys } from '../store/surveys.ts'
import { MODELS_MAX, TOO_MANY } from './models-limit.ts'

export interface ChangeModelPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly models: Pick<PulseModels, 'change'>
  readonly surveys: Pick<Surveys, 'endOthers'>
  readonly publisher: Publisher
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const NOT_FOUND: RefusedFields = { ok: false, code: 'not-found' }
const CHANGED_MEANWHILE: RefusedFields = { ok: false, code: 'survey-changed' }
const UNCHANGED: Decision = { ok: true, change: null }

/**
 * PULSE-26, PULSE-78: saves a model, unless it changed since the version that the caller began with. What is saved already
 * is saved, so that a call can be repeated.
 */
export function saveModel(
  identity: Identity | null,
  place: ModelPlace,
  input: ChangePulseModel,
  ports: ChangeModelPorts,
): Promise<Changed> {
  const { title, format } = cleanModel(input)
  return change(identity, place, ports, (model) => {
    if (model.deletedAt !== null) return NOT_FOUND
    const isRenamed = model.title !== title
    if (!isRenamed && isDeepStrictEqual(model.format, format)) return UNCHANGED
    if (input.version !== undefined && input.version !== model.version) return CHANGED_MEANWHILE
    const fact = { kind: 'pulse-model-changed', ...(isRenamed && { from: model.title }), to: title } as const
    return { ok: true, change: { set: { title, format }, fact } }
  })
}

/**
 * PULSE-28: shows a model to all teams of its organisation, or to none. Showing one ends the surveys that were made from
 * others (PULSE-7).
 */
export async function toggleModel(
  identity: Identity | null,
  place: ModelPlace,
  { enabled }: TogglePulseModel,
  ports: ChangeModelPorts,
): Promise<Changed> {
  let isShown = false
  const changed = await change(identity, place, ports, (model) => {
    if (model.deletedAt !== null) return NOT_FOUND
    if (model.enabled === enabled) return UNCHANGED
    isShown = enabled
    const kind = enabled ? 'pulse-model-enabled' : 'pulse-model-disabled'
    return { ok: true, change: { set: { enabled }, fact: { kind, to: model.title } } }
  })
  if (!changed.ok || !isShown) return changed
  const ended = await ports.surveys.endOthers(place.orgId, place.modelId, ports.now())
  for (const surveyId of ended) await ports.publisher.publish(surveyId)
  return changed
}

/** PULSE-29: puts a model into the trash for 30 days. */
export function deleteModel(
  identity: Identity | null,
  place: ModelPlace,
  ports: ChangeModelPorts,
): Promise<Changed> {
  return change(identity, place, ports, (model) => {
    if (model.deletedAt !== null) return NOT_FOUND
    const fact = { kind: 'pulse-model-deleted', from: model.title } as const
    return { ok: true, change: { set: { deletedAt: ports.now() }, fact } }
  })
}

/** PULSE-10: restores a model as it was, enabled or not, within 30 days and while there is room (PULSE-34). */
export function restoreModel(
  identity: Identity | null,
  place: ModelPlace,
  ports: ChangeModelPorts,
): Promise<Changed> {
  return change(identity, place, ports, (model, modelsCount) => {
    if (model.deletedAt === null || !isInTrash(model.deletedAt, ports.now())) return NOT_FOUND
    if (modelsCount >= MODELS_MAX) return TOO_MANY
    const fact = { kind: 'pulse-model-restored', to: model.title } as const
    return { ok: true, change: { set: { deletedAt: null }, fact } }
  })
}

async function change(
  identity: Identity | null,
  place: ModelPlace,
  { organisations, models }: ChangeModelPorts,
  decide: Decide,
): Promise<Changed> {
  const authorized = await authorizeOrg(identity, place.orgId, 'org-team:edit', organisations)
  return authorized.ok ? models.change(place, authorized.actor.id, decide) : authorized
}
