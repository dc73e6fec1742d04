import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { boardInsightsSchema } from '@retropulse/contract/insights'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { readInsights, type ReadInsightsPorts } from '../queries/read-insights.ts'

export type InsightRoutesOptions = ReadInsightsPorts & { readonly identities: Identities }

/** Insights of one retro (INSIGHT-22). */
export function insightRoutes(app: HttpApp, options: InsightRoutesOptions): void {
  routesOn(app, options.identities).get('/api/team/:teamId/board-insights/:id', {
    params: z.object({ teamId: teamIdSchema, id: boardIdSchema }),
    answer: boardInsightsSchema,
    call: ({ caller, params: { teamId, id: boardId } }) => readInsights(caller, { teamId, boardId }, options),
    present: ({ insights }) => insights,
  })
}
