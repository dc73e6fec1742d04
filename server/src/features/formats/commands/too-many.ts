import type { RefusedFields } from '@retropulse/contract/refusal'

/** CREATE-36: the organisation has as many formats as it may have. */
export const TOO_MANY: RefusedFields = { ok: false, code: 'bad-request', fields: { formats: 'too-many' } }
