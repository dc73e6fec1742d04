import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Pool, PoolClient } from 'pg'

/** Erases accounts. */
export interface Erasure {
  /**
   * Deletes name, address, picture, ways to sign in, sessions and settings, all or nothing; only an id is left
   * (PROFILE-11). Answers every id of the person: the user's and those of the guests that the user claimed.
   */
  erase(userId: PersonId): Promise<readonly PersonId[]>
}

/**
 * Erases users in PostgreSQL. Rows that hold the user's id stay: the id leads to no person any more. Guests that the
 * user claimed stay claimed, so that a kept guest cookie identifies no person (PROFILE-13).
 */
export function createErasure(pool: Pool): Erasure {
  return {
    async erase(userId) {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const guests = await eraseWith(client, userId)
        await client.query('COMMIT')
        return [userId, ...guests]
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

async function eraseWith(client: PoolClient, userId: PersonId): Promise<readonly PersonId[]> {
  // First, while the address is still stored, by which the user's links are found.
  await client.query(FORGET_LINKS, [userId])
  for (const table of ['user_session', 'user_credential', 'user_settings'])
    await client.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId])
  await client.query(FORGET_PERSON, [userId])
  const { rows } = await client.query<{ id: string }>(FORGET_GUESTS, [userId])
  return rows.map(({ id }) => asId<PersonId>(id))
}

/** The library stores the user's id, or the address within JSON. */
const FORGET_LINKS = `
  DELETE FROM user_verification v USING user_account u
  WHERE u.id = $1 AND (v.value = u.id OR position(to_json(u.email)::text IN v.value) > 0)`

const FORGET_PERSON = `
  UPDATE user_account
  SET name = '', email = id || '@erased.invalid', email_verified = false, picture = NULL, updated_at = now(),
    erased_at = now()
  WHERE id = $1`

const FORGET_GUESTS = 'UPDATE guest SET name = NULL WHERE user_id = $1 RETURNING id'
