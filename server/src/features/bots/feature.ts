import { SUGGESTIONS_PER_HOUR } from '@retropulse/domain/bots/limits'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { runCooperatively } from '../../platform/process/run-cooperatively.ts'
import type { Identities } from '../auth/api.ts'
import type { Memberships } from '../orgs/api.ts'
import { createAnonymousUses } from './http/anonymous-uses.ts'
import { botRoutes } from './http/bot-routes.ts'
import { createHourlyAllowance } from './commands/hourly-allowance.ts'
import { suggestionRoutes } from './http/suggestion-routes.ts'
import type { BoardWriter, Writer } from './ports.ts'
import type { SuggestionBoardPorts } from './queries/board-for-suggestions.ts'
import { createBotUsage } from './store/bot-usage.ts'
import type { BotTables } from './store/tables.ts'

export interface BotsFeatureOptions {
  readonly database: Pick<Database<BotTables>, 'db'>
  readonly identities: Pick<Identities, 'identify' | 'profilesOf'>
  readonly memberships: Memberships
  readonly catalogue: Writer
  /** Undefined: no language model is configured (BOT-13). */
  readonly model: (Writer & BoardWriter) | undefined
  readonly board: SuggestionBoardPorts['board']
  readonly onModelFailed: (error: unknown) => void
  /** Signs the cookie that counts uses of visitors. */
  readonly secret: string
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface BotsFeature {
  routes(app: HttpApp): void
}

/** Retro Bot and the icebreaker bot, which suggest formats and questions for a topic, and suggestions on boards. */
export function createBotsFeature(options: BotsFeatureOptions): BotsFeature {
  const usage = createBotUsage(options.database.db)
  const isSecure = options.publicUrl?.startsWith('https:') ?? false
  const anonymousUses = createAnonymousUses(options.secret, isSecure)
  const allowance = createHourlyAllowance(SUGGESTIONS_PER_HOUR, options.now)
  return {
    routes(app) {
      botRoutes(app, { ...options, usage, anonymousUses })
      suggestionRoutes(app, { ...options, boardModel: options.model, allowance, runCooperatively })
    },
  }
}
