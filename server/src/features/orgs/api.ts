export {
  authorizeOrg,
  type AuthorizedOrg,
  type AuthorizedTeam,
  authorizeTeam,
  type Unauthorized,
} from './queries/authorize.ts'
export { hashOfKey } from './queries/api-key-hash.ts'
export { apiKeyIn, type Program, type Programs } from './queries/authorize-program.ts'
export type { AuditedChange } from './store/audit-log.ts'
export type { Memberships, TeamRef, TeamRestriction } from './queries/memberships.ts'
export { refusalOfTeamIn, type TeamRefusal } from './store/refusal-of-team.ts'
export type { BegunRetro, SsoRules, TeamBoards } from './ports.ts'
export type { AuditLog } from './store/audit-log.ts'
export type { PlanWriter } from './store/plan-writer.ts'
export type { Organisations } from './store/organisations.ts'
