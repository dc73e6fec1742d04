import type { PulseRefused } from '../ports.ts'

/** Models of one organisation that are not in the trash. */
export const MODELS_MAX = 100

export const TOO_MANY: PulseRefused = { ok: false, code: 'bad-request', fields: { models: 'too-many' } }
