import type { PersonId, TeamId } from '../kernel/ids.ts'

/** What owners can read up on: everything that changes who may do what, and what leaves the house. */
export type AuditKind =
  | 'org-created'
  | 'org-renamed'
  | 'org-invited'
  | 'org-invite-cancelled'
  | 'org-joined'
  | 'org-role-changed'
  | 'org-member-removed'
  | 'org-handed-over'
  | 'api-key-made'
  | 'api-key-revoked'
  | 'data-exported'
  | 'sso-added'
  | 'sso-changed'
  | 'sso-removed'
  | 'pulse-model-made'
  | 'pulse-model-changed'
  | 'pulse-model-enabled'
  | 'pulse-model-disabled'
  | 'pulse-model-deleted'
  | 'pulse-model-restored'
  | 'team-created'
  | 'team-renamed'
  | 'team-visibility-changed'
  | 'team-anonymity-changed'
  | 'team-archived'
  | 'team-reopened'
  | 'team-deleted'
  | 'team-restored'
  | 'team-link-switched'
  | 'team-joined'
  | 'team-member-added'
  | 'team-left'
  | 'team-role-changed'
  | 'team-member-removed'
  | 'board-deleted'
  | 'board-restored'

/** One thing that somebody did; people by their ids, so that who is gone is not named any more (D9). */
export interface AuditFact {
  readonly kind: AuditKind
  /** The team it was about. */
  readonly teamId?: TeamId
  /** Whom it was done to, where that is not who did it. */
  readonly memberId?: PersonId
  /** What was before and what is since: a role, a name, a setting, the ending of a key, an address, domains, the title of a model or a retro. */
  readonly from?: string
  readonly to?: string
}
