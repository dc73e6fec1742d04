import type { BoardRefusal } from '@retropulse/domain/board/refusal'

/** Why a door does not let something through; the domain's own codes pass unchanged (style rule 7). */
export type DoorRefusal =
  | 'bad-request'
  | 'too-large'
  | 'too-fast'
  | 'not-joined'
  | 'not-found'
  | 'sign-in-required'
  | 'invitation-required'
  | 'outdated-client'
  | 'unavailable'
  | 'internal-error'

export type RefusalCode = BoardRefusal | DoorRefusal

/** The answer to something that was not done. */
export interface Refused {
  readonly ok: false
  readonly code: RefusalCode
}

/** The HTTP status that says the same as a refusal's code. */
export const HTTP_STATUS: Readonly<Record<RefusalCode, number>> = {
  'bad-request': 400,
  'text-empty': 400,
  'text-too-long': 400,
  'text-invalid': 400,
  'sign-in-required': 401,
  forbidden: 403,
  'note-hidden': 403,
  'invitation-required': 403,
  'not-found': 404,
  'unknown-note': 404,
  'unknown-comment': 404,
  'unknown-column': 404,
  'id-taken': 409,
  'note-being-edited': 409,
  'board-full': 409,
  'not-joined': 409,
  'too-large': 413,
  'outdated-client': 426,
  'too-fast': 429,
  'internal-error': 500,
  unavailable: 503,
}
