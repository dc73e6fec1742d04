export type {
  Departures,
  ExternalJoin,
  ExternalSignIn,
  Identities,
  Identity,
  PasswordGate,
  PersonProfile,
  RequestHeaders,
  UserIdentity,
} from './ports.ts'
