import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import type { Kysely } from 'kysely'
import { createHmac } from 'node:crypto'
import type { Claim, DomainCodes } from '../ports.ts'
import type { SsoTables } from './tables.ts'

const GOOD_FOR_MS = 15 * 60_000
const TRIES = 5
/** SSO-32: how many codes one organisation may have mailed in an hour. */
const CODES_PER_HOUR = 10

/** Codes in PostgreSQL, as hashes keyed with `key`. `now` in milliseconds since 1970. */
export function createDomainCodes(db: Kysely<SsoTables>, key: string, now: () => number): DomainCodes {
  const since = (ms: number) => new Date(now() - ms)
  const hashOf = ({ connectionId, domain }: Claim, code: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([connectionId, domain, code]))
      .digest('base64url')

  return {
    async keep(claim, code) {
      const { orgId, connectionId, domain } = claim
      await db.deleteFrom('sso_domain_code').where('created_at', '<', since(HOUR_MS)).execute()
      const sent = await db
        .selectFrom('sso_domain_code')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('org_id', '=', orgId)
        .executeTakeFirstOrThrow()
      if (sent.count >= CODES_PER_HOUR) return false
      await db
        .updateTable('sso_domain_code')
        .set({ tries: TRIES })
        .where('connection_id', '=', connectionId)
        .where('domain', '=', domain)
        .execute()
      await db
        .insertInto('sso_domain_code')
        .values({
          org_id: orgId,
          connection_id: connectionId,
          domain,
          code_hash: hashOf(claim, code),
          created_at: since(0),
        })
        .execute()
      return true
    },

    async take(claim, code) {
      // One statement, so that guesses at the same moment are counted one by one.
      const tried = await db
        .updateTable('sso_domain_code')
        .set((update) => ({ tries: update('tries', '+', 1) }))
        .where('connection_id', '=', claim.connectionId)
        .where('domain', '=', claim.domain)
        .where('tries', '<', TRIES)
        .where('created_at', '>', since(GOOD_FOR_MS))
        .returning(['id', 'code_hash'])
        .execute()
      const hash = hashOf(claim, code)
      const right = tried.find(({ code_hash }) => code_hash === hash)
      if (right === undefined) return false
      await db.updateTable('sso_domain_code').set({ tries: TRIES }).where('id', '=', right.id).execute()
      return true
    },
  }
}
