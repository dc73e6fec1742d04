import type { AuditKind } from '@retropulse/domain/orgs/audit'
import { z } from 'zod'

const KINDS = [
  'org-created',
  'org-renamed',
  'org-anonymity-floor-changed',
  'org-suggestions-switched',
  'org-invited',
  'org-invite-cancelled',
  'org-joined',
  'org-role-changed',
  'org-member-removed',
  'org-handed-over',
  'org-deleted',
  'org-restored',
  'api-key-made',
  'api-key-revoked',
  'agent-connected',
  'agent-disconnected',
  'data-exported',
  'sso-added',
  'sso-changed',
  'sso-removed',
  'pulse-model-made',
  'pulse-model-changed',
  'pulse-model-enabled',
  'pulse-model-disabled',
  'pulse-model-deleted',
  'pulse-model-restored',
  'team-created',
  'team-renamed',
  'team-visibility-changed',
  'team-anonymity-changed',
  'team-archived',
  'team-reopened',
  'team-deleted',
  'team-restored',
  'team-link-switched',
  'team-joined',
  'team-member-added',
  'team-left',
  'team-role-changed',
  'team-member-removed',
  'board-deleted',
  'board-restored',
  'survey-deleted',
  'survey-restored',
  'plan-changed',
  'connection-made',
  'connection-changed',
  'connection-removed',
] as const satisfies readonly AuditKind[]

/** Entries in one answer (AUDIT-4). */
const PAGE_SIZE = 50

/** The entries before an id, or the newest ones. */
export const auditQuerySchema = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>

/** GET /api/org/{id}/audit?before=: for owners, the latest entry first (AUDIT-4). */
export const auditSchema = z.object({
  entries: z.array(
    z.object({
      id: z.number(),
      /** Milliseconds since 1970. */
      at: z.number(),
      kind: z.enum(KINDS),
      /** The name is null where the account was erased (AUDIT-3). */
      actor: z.object({ id: z.string(), name: z.string().nullable() }),
      member: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
      team: z.object({ id: z.string(), name: z.string() }).nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  /** There are earlier entries; the id of the last one here leads to them. */
  hasMore: z.boolean(),
})
export type Audit = z.infer<typeof auditSchema>
