import type { CursorTables } from '../../platform/database/advance-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Identities } from '../auth/ports.ts'
import type { BoardProjection, MoodAnswers } from '../board/ports.ts'
import type { Memberships } from '../orgs/ports.ts'
import { insightRoutes } from './http/insight-routes.ts'
import { createBoardFactProjection } from './projection/board-fact-projection.ts'
import { createKeptThemes } from './queries/kept-themes.ts'
import { createRetroFacts } from './store/retro-facts.ts'
import type { InsightTables } from './store/tables.ts'

export interface InsightsFeatureOptions {
  readonly database: Pick<Database<InsightTables & CursorTables>, 'db'>
  readonly identities: Pick<Identities, 'identify'>
  readonly memberships: Memberships
  readonly moods: Pick<MoodAnswers, 'toldOf'>
}

export interface InsightsFeature {
  /** What keeps its read model up to date, once it follows the boards. */
  readonly projection: BoardProjection
  routes(app: HttpApp): void
}

const now = (): number => Date.now()

/** What a team's retros came to, and what keeps coming back in them. */
export function createInsightsFeature(options: InsightsFeatureOptions): InsightsFeature {
  const { database, identities, memberships, moods } = options
  const facts = createRetroFacts(database.db)
  const kept = createKeptThemes()
  return {
    projection: createBoardFactProjection(database.db),
    routes: (app) => insightRoutes(app, { facts, kept, identities, memberships, moods, now }),
  }
}
