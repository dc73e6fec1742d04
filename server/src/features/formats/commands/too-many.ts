import type { FormatRefused } from '../ports.ts'

/** CREATE-36: the organisation has as many formats as it may have. */
export const TOO_MANY: FormatRefused = { ok: false, code: 'bad-request', fields: { formats: 'too-many' } }
