export type { Abandoned, Heirs, MembershipRemoval, PasswordGate } from './ports.ts'
export type { ExternalJoin, ExternalSignIn } from './queries/external-sign-in.ts'
export {
  type Identities,
  type Identity,
  peopleOf,
  type PersonProfile,
  type RequestHeaders,
  type Subscriber,
  type UserIdentity,
} from './queries/identity.ts'
