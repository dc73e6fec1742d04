export {
  authorizeOrg,
  type AuthorizedOrg,
  type AuthorizedTeam,
  authorizeTeam,
  type Unauthorized,
} from './queries/authorize.ts'
export type { AuditedChange, Memberships, SsoRules, TeamBoards, TeamRef, TeamRestriction } from './ports.ts'
export type { AuditLog } from './store/audit-log.ts'
export type { Organisations } from './store/organisations.ts'
