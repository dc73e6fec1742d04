import type { OrgId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { BotTables } from './tables.ts'

export type Bot = BotTables['bot_usage']['bot']

/** A count of uses: of one bot, in one period, which is named by its first day (YYYY-MM-DD). */
export interface UsagePeriod {
  readonly orgId: OrgId
  readonly bot: Bot
  readonly period: string
}

/** How often organisations used the bots (BOT-19). */
export interface BotUsageStore {
  usesOf(period: UsagePeriod): Promise<number>
  /** Counts one use; answers the uses with it, null at `max`, also when many ask at once. `max` null: any number. */
  take(period: UsagePeriod, max: number | null): Promise<number | null>
}

export function createBotUsage(db: Kysely<BotTables>): BotUsageStore {
  return {
    async usesOf({ orgId, bot, period }) {
      const row = await db
        .selectFrom('bot_usage')
        .select('uses')
        .where('org_id', '=', orgId)
        .where('bot', '=', bot)
        .where(sql<boolean>`period = ${period}::date`)
        .executeTakeFirst()
      return row?.uses ?? 0
    },

    async take({ orgId, bot, period }, max) {
      if (max !== null && max < 1) return null
      const row = await db
        .insertInto('bot_usage')
        .values({ org_id: orgId, bot, period, uses: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['org_id', 'bot', 'period'])
            .doUpdateSet({ uses: sql`bot_usage.uses + 1` })
            .where(sql<boolean>`${max}::integer IS NULL OR bot_usage.uses < ${max}::integer`),
        )
        .returning('uses')
        .executeTakeFirst()
      return row?.uses ?? null
    },
  }
}
