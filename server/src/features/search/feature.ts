import type { CursorTables } from '../../platform/database/advance-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardProjection } from '../board/api.ts'
import type { Memberships } from '../orgs/api.ts'
import { searchRoutes } from './http.ts'
import { createSearchProjection } from './projection/search-projection.ts'
import { createSearchIndex } from './store/search-index.ts'
import type { SearchTables } from './store/tables.ts'

export interface SearchFeatureOptions {
  readonly database: Pick<Database<SearchTables & CursorTables>, 'db'>
  readonly identities: Pick<Identities, 'identify'>
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
}

export interface SearchFeature {
  /** Keeps the search index up to date with the boards of teams. */
  readonly projection: BoardProjection
  routes(app: HttpApp): void
}

const now = (): number => Date.now()

/** SEARCH-1: the search in the retros of a team. */
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
