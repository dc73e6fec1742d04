export type { Departures, PasswordGate } from './ports.ts'
export type { ExternalJoin, ExternalSignIn } from './queries/external-sign-in.ts'
export type { Identities, Identity, PersonProfile, RequestHeaders, UserIdentity } from './queries/identity.ts'
