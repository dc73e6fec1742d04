import type { CursorTables } from '../../platform/database/advance-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { runCooperatively } from '../../platform/process/run-cooperatively.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi, BoardProjection } from '../board/api.ts'
import type { DisclosedMoods } from '../mood/api.ts'
import type { Memberships } from '../orgs/api.ts'
import type { InsightsApi } from './api.ts'
import { insightRoutes } from './http/insight-routes.ts'
import { createBoardFactProjection } from './projection/board-fact-projection.ts'
import { insightsJson } from './queries/insights-text.ts'
import { readTeamInsights } from './queries/read-team-insights.ts'
import { createTopicCache } from './queries/topic-cache.ts'
import { createRetroFacts } from './store/retro-facts.ts'
import type { InsightTables } from './store/tables.ts'

export interface InsightsFeatureOptions {
  readonly database: Pick<Database<InsightTables & CursorTables>, 'db'>
  readonly identities: Pick<Identities, 'identify'>
  readonly memberships: Memberships
  readonly board: Pick<BoardApi, 'doInSteps'>
  readonly moods: Pick<DisclosedMoods, 'disclosedResultsOf' | 'floorOfTeam'>
  /** Milliseconds since 1970; the clock of the machine when omitted. */
  readonly now?: () => number
  readonly onError: (error: unknown) => void
}

export interface InsightsFeature extends InsightsApi {
  /** Keeps the read model up to date, once it follows the boards. */
  readonly projection: BoardProjection
  routes(app: HttpApp): void
}

/** Insights: figures of a team's retros, and recurring topics. */
export function createInsightsFeature(options: InsightsFeatureOptions): InsightsFeature {
  const { database, identities, memberships, moods, now = () => Date.now() } = options
  const facts = createRetroFacts(database.db)
  const topicCache = createTopicCache(options.onError)
  const { doInSteps } = options.board
  const ports = { facts, topicCache, identities, memberships, moods, now, runCooperatively, doInSteps }
  return {
    projection: createBoardFactProjection(database.db),
    insightsOf: (identity, wanted) => readTeamInsights(identity, wanted, ports),
    jsonOf: (insights) => insightsJson(insights, doInSteps),
    routes: (app) => insightRoutes(app, ports),
  }
}
