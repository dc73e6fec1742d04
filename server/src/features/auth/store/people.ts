import type { EmailKind } from '@retropulse/contract/email-kinds'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Pool } from 'pg'
import type { ExternalPerson, SessionsToEnd } from '../queries/external-sign-in.ts'
import type { Identities, PersonProfile, UserIdentity } from '../queries/identity.ts'
import { EMAIL_COLUMNS } from './email-columns.ts'

/** The store of users and guests. */
export interface People extends Pick<
  Identities,
  'nameGuest' | 'profilesOf' | 'accountsOf' | 'emailsOf' | 'hasProvenEmail'
> {
  /** The addresses of those of the users who want emails of a kind (PROFILE-16). */
  addressesWanting(kind: EmailKind, ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>
  /** The user of a session that has not expired. */
  findUserBySession(token: string): Promise<UserIdentity | null>
  /** Null for a guest who never gave a name. */
  findGuest(guestId: PersonId): Promise<{ readonly name: string | null; readonly isClaimed: boolean } | null>
  /** Makes a guest's work the user's; a guest that was claimed before stays with its user (AUTH-26). */
  claimGuest(guestId: PersonId, userId: PersonId): Promise<void>
  /** Deletes sessions; answers the users of these sessions, each once. */
  endSessions(input: SessionsToEnd): Promise<readonly PersonId[]>
  /** The address of the account that is linked to one at another service; null when no account is. */
  addressBehind(account: Pick<ExternalPerson, 'providerId' | 'accountId'>): Promise<string | null>
}

/**
 * Users and guests in PostgreSQL. Every socket and request is identified here, so the statements are prepared.
 * `presentPicture` turns the address of a picture into one for viewers (PROFILE-7).
 */
export function createPeople(pool: Pool, presentPicture: (address: string | null) => string | null): People {
  return {
    async findUserBySession(token) {
      const { rows } = await pool.query<UserRow>({ ...USER_BY_SESSION, values: [token] })
      const [user] = rows
      if (user === undefined) return null
      const { id, guest_ids, picture, ...shown } = user
      const guestIds = guest_ids.map(asId<PersonId>)
      return { kind: 'user', id: asId(id), ...shown, picture: presentPicture(picture), guestIds }
    },

    async findGuest(guestId) {
      const { rows } = await pool.query<GuestRow>({ ...GUEST, values: [guestId] })
      const [guest] = rows
      return guest === undefined ? null : { name: guest.name, isClaimed: guest.is_claimed }
    },

    async nameGuest(guestId, name) {
      await pool.query({ ...NAME_GUEST, values: [guestId, name] })
    },

    async claimGuest(guestId, userId) {
      await pool.query({ ...CLAIM_GUEST, values: [guestId, userId] })
    },

    async endSessions({ domains, exceptProviderId, exceptUserIds }) {
      const { rows } = await pool.query<{ user_id: string }>({
        ...END_SESSIONS,
        values: [domains, exceptProviderId, exceptUserIds],
      })
      return [...new Set(rows.map(({ user_id }) => asId<PersonId>(user_id)))]
    },

    async addressBehind({ providerId, accountId }) {
      const { rows } = await pool.query<{ email: string }>({
        ...ADDRESS_BEHIND,
        values: [providerId, accountId],
      })
      return rows[0]?.email ?? null
    },

    async profilesOf(ids) {
      if (ids.length === 0) return new Map()
      const { rows } = await pool.query<PersonProfile & { id: string }>({ ...PROFILES, values: [ids] })
      return new Map(
        rows.map(({ id, name, picture }) => [asId<PersonId>(id), { name, picture: presentPicture(picture) }]),
      )
    },

    async accountsOf(ids) {
      if (ids.length === 0) return new Set()
      const { rows } = await pool.query<{ id: string }>({ ...ACCOUNTS, values: [ids] })
      return new Set(rows.map(({ id }) => asId<PersonId>(id)))
    },

    async emailsOf(ids) {
      const { rows } = await pool.query<{ id: string; email: string }>({ ...EMAILS, values: [ids] })
      return new Map(rows.map(({ id, email }) => [asId<PersonId>(id), email]))
    },

    async hasProvenEmail(userId) {
      const { rowCount } = await pool.query({ ...HAS_PROVEN_EMAIL, values: [userId] })
      return rowCount === 1
    },

    async addressesWanting(kind, ids) {
      const { rows } = await pool.query<{ id: string; email: string }>({ ...wanting(kind), values: [ids] })
      return new Map(rows.map(({ id, email }) => [asId<PersonId>(id), email]))
    },
  }
}

interface UserRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly picture: string | null
  readonly provider: string | null
  readonly guest_ids: readonly string[]
}

interface GuestRow {
  readonly name: string | null
  readonly is_claimed: boolean
}

const USER_BY_SESSION = {
  name: 'auth-user-by-session',
  text: `
    SELECT u.id, u.name, u.email, u.picture, s.provider_id AS provider,
      ARRAY(SELECT g.id FROM guest g WHERE g.user_id = u.id ORDER BY g.created_at, g.id) AS guest_ids
    FROM user_session s JOIN user_account u ON u.id = s.user_id
    WHERE s.token = $1 AND s.expires_at > now()`,
}

const GUEST = {
  name: 'auth-guest',
  text: 'SELECT name, user_id IS NOT NULL AS is_claimed FROM guest WHERE id = $1',
}

const NAME_GUEST = {
  name: 'auth-name-guest',
  text: 'INSERT INTO guest (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
}

const CLAIM_GUEST = {
  name: 'auth-claim-guest',
  text: `
    INSERT INTO guest (id, user_id) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id WHERE guest.user_id IS NULL`,
}

const END_SESSIONS = {
  name: 'auth-end-sessions',
  text: `
    DELETE FROM user_session s USING user_account u
    WHERE u.id = s.user_id AND lower(substring(u.email FROM '@([^@]*)$')) = ANY ($1::text[])
      AND s.provider_id IS DISTINCT FROM $2 AND u.id <> ALL ($3::text[])
    RETURNING s.user_id`,
}

const ADDRESS_BEHIND = {
  name: 'auth-address-behind',
  text: `
    SELECT u.email FROM user_credential c JOIN user_account u ON u.id = c.user_id
    WHERE c.provider_id = $1 AND c.account_id = $2`,
}

const EMAILS = {
  name: 'auth-emails',
  text: 'SELECT id, email FROM user_account WHERE id = ANY ($1::text[]) AND erased_at IS NULL',
}

const HAS_PROVEN_EMAIL = {
  name: 'auth-has-proven-email',
  text: 'SELECT 1 FROM user_account WHERE id = $1 AND email_verified AND erased_at IS NULL',
}

const wanting = (kind: EmailKind) => ({
  name: `auth-wanting-${kind}`,
  text: `
    SELECT id, email FROM user_account
    WHERE id = ANY ($1::text[]) AND ${EMAIL_COLUMNS[kind]} AND erased_at IS NULL`,
})

const ACCOUNTS = {
  name: 'auth-accounts',
  text: `
    SELECT id FROM user_account WHERE id = ANY ($1::text[])
    UNION SELECT user_id FROM guest WHERE id = ANY ($1::text[]) AND user_id IS NOT NULL`,
}

const PROFILES = {
  name: 'auth-profiles',
  text: `
    SELECT u.id, u.name, u.picture FROM user_account u
    WHERE u.id = ANY ($1::text[]) AND u.erased_at IS NULL
    UNION ALL
    SELECT g.id, coalesce(u.name, g.name), u.picture
    FROM guest g LEFT JOIN user_account u ON u.id = g.user_id
    WHERE g.id = ANY ($1::text[]) AND u.erased_at IS NULL`,
}
