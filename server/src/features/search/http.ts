import { problemSchema } from '@retropulse/contract/accounts'
import { teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { searchQuerySchema, searchResultsSchema } from '@retropulse/contract/search'
import { z } from 'zod'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Identities } from '../auth/ports.ts'
import { searchTeam, type SearchTeamPorts } from './queries/search-team.ts'

export interface SearchRoutesOptions extends SearchTeamPorts {
  readonly identities: Pick<Identities, 'identify'>
}

/** SEARCH-1: the search in a team. */
export function searchRoutes(app: HttpApp, options: SearchRoutesOptions): void {
  app.get(
    '/api/search/team/:teamId',
    {
      schema: {
        summary: 'Searches retros, notes, comments and actions of a team',
        params: z.object({ teamId: teamIdSchema }),
        querystring: searchQuerySchema,
        response: { 200: searchResultsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await options.identities.identify(request.headers)
      const searched = await searchTeam(identity, request.params.teamId, request.query.q, options)
      if (!searched.ok) return reply.code(HTTP_STATUS[searched.code]).send({ code: searched.code })
      return reply.send(searched.found)
    },
  )
}
