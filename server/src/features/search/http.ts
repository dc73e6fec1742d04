import { teamIdSchema } from '@retropulse/contract/ids'
import { searchQuerySchema, searchResultsSchema } from '@retropulse/contract/search'
import { z } from 'zod'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { routesOn } from '../../platform/http/route.ts'
import type { Identities } from '../auth/api.ts'
import { searchTeam, type SearchTeamPorts } from './queries/search-team.ts'

export interface SearchRoutesOptions extends SearchTeamPorts {
  readonly identities: Pick<Identities, 'identify'>
}

/** SEARCH-1: the search in a team. */
export function searchRoutes(app: HttpApp, options: SearchRoutesOptions): void {
  routesOn(app, options.identities).get('/api/search/team/:teamId', {
    summary: 'Searches retros, notes, comments and actions of a team',
    params: z.object({ teamId: teamIdSchema }),
    query: searchQuerySchema,
    answer: searchResultsSchema,
    call: ({ caller, params: { teamId }, query }) => searchTeam(caller, teamId, query.q, options),
    present: ({ found }) => found,
  })
}
