import type { CursorTables } from '../../platform/database/advance-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Identities } from '../auth/ports.ts'
import type { BoardProjection } from '../board/ports.ts'
import type { Memberships } from '../orgs/ports.ts'
import { searchRoutes } from './http.ts'
import { createSearchProjection } from './projection/search-projection.ts'
import { createSearchIndex } from './store/search-index.ts'
import type { SearchTables } from './store/tables.ts'

export interface SearchFeatureOptions {
  readonly database: Pick<Database<SearchTables & CursorTables>, 'db'>
  readonly identities: Pick<Identities, 'identify'>
  readonly memberships: Pick<Memberships, 'findTeam' | 'standingIn' | 'planOf'>
}

export interface SearchFeature {
  /** To be kept up to date with the boards of teams. */
  readonly projection: BoardProjection
  routes(app: HttpApp): void
}

const now = (): number => Date.now()

/** The search in what a team's retros say (teams.md §2 and §7). */
export function createSearchFeature({
  database,
  identities,
  memberships,
}: SearchFeatureOptions): SearchFeature {
  const index = createSearchIndex(database.db)
  return {
    projection: createSearchProjection(database.db),
    routes: (app) => searchRoutes(app, { index, identities, memberships, now }),
  }
}
