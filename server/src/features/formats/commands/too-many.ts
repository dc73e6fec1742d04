import type { FormatRefused } from '../ports.ts'

/** As many formats are kept as an organisation may have. */
export const TOO_MANY: FormatRefused = { ok: false, code: 'bad-request', fields: { formats: 'too-many' } }
