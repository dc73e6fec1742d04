import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { SlackHook } from '../ports.ts'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import { openSealedText, sealText } from '../../../platform/secret/sealed-text.ts'
import type { SummaryTables } from './tables.ts'

/** The webhooks of teams, one each; addresses are encrypted at rest (SLACK-7). */
export interface SlackHooks {
  /** Null also for a webhook that was encrypted with another secret. */
  find(teamId: TeamId): Promise<SlackHook | null>
  /** Replaces the team's webhook. */
  keep(teamId: TeamId, hook: SlackHook, connectedBy: PersonId): Promise<void>
  /** Removes a dead webhook, unless the team has connected again in the meantime. */
  remove(teamId: TeamId, dead: SlackHook): Promise<void>
}

/** Webhooks in PostgreSQL; addresses are encrypted with `key` and bound to their team (SLACK-7). */
export function createSlackHooks(db: Kysely<SummaryTables>, key: string): SlackHooks {
  const rowOf = (teamId: TeamId) =>
    db.selectFrom('slack_hook').selectAll().where('team_id', '=', teamId).executeTakeFirst()

  return {
    async find(teamId) {
      const row = await rowOf(teamId)
      const url = row === undefined ? null : openSealedText(row.url_encrypted, key, teamId)
      if (row === undefined || url === null) return null
      return { url, channelName: row.channel_name, configurationUrl: row.configuration_url }
    },

    async keep(teamId, { url, channelName, configurationUrl }, connectedBy) {
      const row = {
        url_encrypted: sealText(url, key, teamId),
        channel_name: channelName,
        configuration_url: configurationUrl,
        connected_by: connectedBy,
        at: new Date(),
      }
      await db
        .insertInto('slack_hook')
        .values({ team_id: teamId, ...row })
        .onConflict((conflict) => conflict.column('team_id').doUpdateSet(row))
        .execute()
    },

    async remove(teamId, dead) {
      const row = await rowOf(teamId)
      if (row === undefined || openSealedText(row.url_encrypted, key, teamId) !== dead.url) return
      await db
        .deleteFrom('slack_hook')
        .where('team_id', '=', teamId)
        .where('url_encrypted', '=', row.url_encrypted)
        .execute()
    },
  }
}
