export {
  authorizeOrg,
  type AuthorizedOrg,
  type AuthorizedTeam,
  authorizeTeam,
  type Unauthorized,
} from './queries/authorize.ts'
