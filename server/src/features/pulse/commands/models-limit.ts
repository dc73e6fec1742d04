import type { PulseRefused } from '../ports.ts'

/** PULSE-34: models of one organisation that are not in the trash. */
export const MODELS_MAX = 100

export const TOO_MANY: PulseRefused = { ok: false, code: 'bad-request', fields: { models: 'too-many' } }
