import type { PersonId, TeamId } from '../kernel/ids.ts'

/** Kinds of entries in the activity log: changes of who may do what, and exports of data (AUDIT-1). */
export type AuditKind =
  | 'org-created'
  | 'org-renamed'
  | 'org-anonymity-floor-changed'
  | 'org-suggestions-switched'
  | 'org-invited'
  | 'org-invite-cancelled'
  | 'org-joined'
  | 'org-role-changed'
  | 'org-member-removed'
  | 'org-handed-over'
  | 'org-deleted'
  | 'org-restored'
  | 'api-key-made'
  | 'api-key-revoked'
  | 'agent-connected'
  | 'agent-disconnected'
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
  | 'survey-deleted'
  | 'survey-restored'
  | 'plan-changed'
  | 'connection-made'
  | 'connection-changed'
  | 'connection-removed'

/** One entry. People stand by id, so that an account that was erased is named no more (AUDIT-3). */
export interface AuditEvent {
  readonly kind: AuditKind
  /** The team that was changed. */
  readonly teamId?: TeamId
  /** The person who was affected, where that is not the person who acted. */
  readonly memberId?: PersonId
  /**
   * The value before and the value since: a role, a name, a setting, the ending of a key, an address, domains, the
   * title of a model or a retro, the name of a connection or an agent.
   */
  readonly from?: string
  readonly to?: string
}
