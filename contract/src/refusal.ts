import type { BoardRefusal } from '@retropulse/domain/board/refusal'
import type { OrgInviteRefusal, TeamLinkRefusal } from '@retropulse/domain/orgs/invite-rules'
import type { MemberRefusal } from '@retropulse/domain/orgs/member-rules'
import type { TeamRefusal } from '@retropulse/domain/orgs/team-rules'

/** Codes of the server's HTTP and socket layers; codes of the domain are passed on unchanged. */
export type TransportRefusal =
  | 'bad-request'
  | 'email-invalid'
  | 'too-many-emails'
  | 'org-limit'
  | 'invite-foreign'
  | 'too-large'
  | 'too-fast'
  | 'not-joined'
  | 'not-found'
  | 'sign-in-required'
  | 'invitation-required'
  | 'removed-from-board'
  | 'archived'
  | 'poll-closed'
  | 'survey-closed'
  | 'survey-limit'
  | 'survey-state'
  | 'survey-changed'
  | 'subscription-exists'
  | 'bot-limit'
  | 'mail-failed'
  | 'public-url-required'
  | 'slack-failed'
  | 'slack-not-connected'
  | 'sso-required'
  | 'sso-issuer-unreachable'
  | 'outdated-client'
  | 'unavailable'
  | 'internal-error'

export type RefusalCode =
  | BoardRefusal
  | MemberRefusal
  | TeamRefusal
  | OrgInviteRefusal
  | TeamLinkRefusal
  | TransportRefusal

/** The answer to something that was not done. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false
  readonly code: Code
}

/** A refusal that may say what is wrong with which field; its code is 'bad-request' then. */
export interface RefusedFields extends Refused {
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** The HTTP status that says the same as a refusal's code. */
export const HTTP_STATUS: Readonly<Record<RefusalCode, number>> = {
  'bad-request': 400,
  'text-empty': 400,
  'text-too-long': 400,
  'text-invalid': 400,
  'number-invalid': 400,
  'media-invalid': 400,
  'image-invalid': 400,
  'gif-invalid': 400,
  'same-note': 400,
  'email-invalid': 400,
  'too-many-emails': 400,
  'sign-in-required': 401,
  archived: 402,
  forbidden: 403,
  'gifs-disabled': 403,
  'board-anonymous': 403,
  'invitation-required': 403,
  'invite-foreign': 403,
  'removed-from-board': 403,
  'plan-required': 403,
  'own-role': 403,
  'org-role': 403,
  'primary-owner': 403,
  'not-found': 404,
  'unknown-note': 404,
  'unknown-comment': 404,
  'unknown-column': 404,
  'unknown-action': 404,
  'unknown-member': 404,
  'slack-not-connected': 404,
  'sso-required': 405,
  'id-taken': 409,
  'note-being-edited': 409,
  'columns-changed': 409,
  'board-full': 409,
  'allowance-used-up': 409,
  'voting-running': 409,
  'brainstorming-running': 409,
  'not-voting': 409,
  'wrong-column': 409,
  'no-votes-left': 409,
  'last-facilitator': 409,
  'too-many-switches': 409,
  'facilitator-present': 409,
  'team-archived': 409,
  'team-limit': 409,
  'org-limit': 409,
  'not-joined': 409,
  'note-hidden': 409,
  'poll-closed': 409,
  'survey-closed': 409,
  'survey-limit': 409,
  'survey-state': 409,
  'survey-changed': 409,
  'subscription-exists': 409,
  'invite-used': 410,
  'invite-expired': 410,
  'invite-cancelled': 410,
  'invite-replaced': 410,
  'invite-disabled': 410,
  'too-large': 413,
  'outdated-client': 426,
  'too-fast': 429,
  'bot-limit': 429,
  'internal-error': 500,
  'mail-failed': 502,
  'public-url-required': 502,
  'slack-failed': 502,
  'sso-issuer-unreachable': 502,
  unavailable: 503,
}
