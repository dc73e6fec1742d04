import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'

/** Counts emails to one receiver, so that other people cannot flood a mailbox. */
export interface SignInMails {
  /** Counts one more; false when the receiver has had as many as an hour allows. */
  take(email: string): Promise<boolean>
}

/**
 * Counts emails about signing in, or of another kind with another key, for all processes together. `key` hides the
 * addresses, most of which belong to no account.
 */
export function createSignInMails(pool: Pool, key: string): SignInMails {
  return {
    async take(email) {
      const receiver = createHmac('sha256', key).update(email).digest('base64url')
      await pool.query(FORGET)
      const { rowCount } = await pool.query(TAKE, [receiver, MAILS_PER_HOUR])
      return rowCount === 1
    },
  }
}

/** Enough for slow email and for users who ask again; each link works for an hour. */
const MAILS_PER_HOUR = 5

const FORGET = `DELETE FROM sign_in_mail WHERE sent_at < now() - interval '1 hour'`

const TAKE = `
  INSERT INTO sign_in_mail (receiver)
  SELECT $1 WHERE (SELECT count(*) FROM sign_in_mail WHERE receiver = $1) < $2::int`
