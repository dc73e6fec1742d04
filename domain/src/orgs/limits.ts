/** Characters of an organisation's name (teams.md §9). */
export const ORG_NAME_MAX = 100
/** Characters of a new team's name (teams.md §9). */
export const TEAM_NAME_MAX = 60
/** Characters of a team's name in its settings (teams.md §9). */
export const TEAM_RENAME_MAX = 100
/** Characters of an e-mail address: what SMTP carries. */
export const EMAIL_MAX = 254
/** Addresses invited at once. */
export const INVITES_MAX = 50
/** Addresses that an organisation invites within an hour. */
export const INVITES_AN_HOUR = 200
/** Addresses that a person invites within an hour, over all organisations. */
export const INVITES_A_PERSON_AN_HOUR = 100
/** Addresses invited within an hour from one network address; an office of many people shares one. */
export const INVITES_A_NETWORK_AN_HOUR = 500
/** Organisations that a person may be the primary owner of. */
export const ORGS_A_PERSON_MAX = 10
/** Days for which an invitation to an organisation can be accepted. */
export const INVITE_DAYS = 14
/** Formats of its own that an organisation keeps, those in the trash not counted. */
export const ORG_FORMATS_MAX = 100

/** How many addresses may be invited since a moment. */
export interface InviteLimits {
  /** By an organisation, whoever of its owners invites. */
  readonly ofOrg: number
  /** By the person who invites, over all organisations. */
  readonly ofPerson: number
  /** Milliseconds since 1970. */
  readonly since: number
}
