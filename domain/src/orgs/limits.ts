/** Characters of an organisation's name (ORG-10). */
export const ORG_NAME_MAX = 100
/** Characters of a new team's name (TEAM-5). */
export const TEAM_NAME_MAX = 60
/** Characters of a team's name in its settings (TEAM-8). */
export const TEAM_RENAME_MAX = 100
/** Characters of an email address: the most that SMTP carries (AUTH-8). */
export const EMAIL_MAX = 254
/** Addresses invited at once (INVITE-24). */
export const INVITES_MAX = 50
/** Addresses that an organisation invites within an hour (INVITE-25). */
export const INVITES_AN_HOUR = 200
/** Addresses that a person invites within an hour, over all organisations (INVITE-26). */
export const INVITES_A_PERSON_AN_HOUR = 100
/** Addresses invited within an hour from one network address, which an office of many people may share (INVITE-27). */
export const INVITES_A_NETWORK_AN_HOUR = 500
/** Organisations that a person may be the primary owner of (INVITE-29). */
export const ORGS_A_PERSON_MAX = 10
/** Days for which an invitation to an organisation can be accepted (INVITE-10). */
export const INVITE_DAYS = 14
/** Formats that an organisation keeps, those in the trash not counted (CREATE-36). */
export const ORG_FORMATS_MAX = 100

/** How many addresses may be invited since a moment. */
export interface InviteLimits {
  /** By an organisation, all of its owners together. */
  readonly ofOrg: number
  /** By the person who invites, over all organisations. */
  readonly ofPerson: number
  /** Milliseconds since 1970. */
  readonly since: number
}

/** API-13: keys of an organisation, and characters of the name of one. */
export const API_KEYS_MAX = 20
export const API_KEY_NAME_MAX = 60
/** Agents that an organisation lets in over OAuth (MCP-14). */
export const AGENTS_MAX = 20
/** Entries of a list of the trash, the latest ones (TRASH-21): a list is sent in one turn of the event loop. */
export const TRASH_LISTED_MAX = 500
