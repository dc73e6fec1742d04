import type { ColumnType } from 'kysely'

export interface BotTables {
  bot_usage: {
    org_id: string
    bot: 'icebreaker' | 'retro'
    /** YYYY-MM-DD is written. */
    period: ColumnType<Date, string, never>
    uses: number
  }
}
