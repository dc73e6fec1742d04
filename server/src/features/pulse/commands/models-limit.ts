import type { RefusedFields } from '@retropulse/contract/refusal'

/** PULSE-34: models of one organisation that are not in the trash. */
export const MODELS_MAX = 100

export const TOO_MANY: RefusedFields = { ok: false, code: 'bad-request', fields: { models: 'too-many' } }
