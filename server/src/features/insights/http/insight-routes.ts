import { teamIdSchema } from '@retropulse/contract/ids'
import {
  briefingQuerySchema,
  briefingSchema,
  miniaturesQuerySchema,
  miniaturesSchema,
  teamInsightsQuerySchema,
  teamInsightsSchema,
  recurringTopicsQuerySchema,
  recurringTopicsSchema,
} from '@retropulse/contract/insights'
import type { DoInSteps } from '@retropulse/domain/kernel/text-in-steps'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { insightsFile, insightsJson } from '../queries/insights-text.ts'
import { readTeamInsights, type ReadTeamInsightsPorts } from '../queries/read-team-insights.ts'
import { readBriefing, type ReadBriefingPorts } from '../queries/read-briefing.ts'
import { readMiniatures, type ReadMiniaturesPorts } from '../queries/read-miniatures.ts'
import { readRecurringTopics, type ReadRecurringTopicsPorts } from '../queries/read-recurring-topics.ts'

export type InsightRoutesOptions = ReadBriefingPorts &
  ReadTeamInsightsPorts &
  ReadMiniaturesPorts &
  ReadRecurringTopicsPorts & {
    readonly identities: Pick<Identities, 'identify'>
    readonly doInSteps: DoInSteps
  }

const params = z.object({ teamId: teamIdSchema })

/** INSIGHT-5, TOPIC-1: insights and recurring topics of a team. */
export function insightRoutes(app: HttpApp, options: InsightRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get('/api/team/:teamId/insights', {
    summary: 'What a team’s retros came to; with format=csv as a file',
    params,
    query: teamInsightsQuerySchema,
    produces: ['application/json', 'text/csv'],
    answer: z.union([teamInsightsSchema, z.string()]),
    call: ({ caller, params: { teamId }, query: { limit } }) =>
      readTeamInsights(caller, { teamId, limit }, options),
    text: async ({ insights }, { query: { format } }, reply) => {
      if (format !== 'csv') return insightsJson(insights, options.doInSteps)
      const file = await insightsFile(insights, options.doInSteps)
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="insights.csv"')
      return file
    },
  })

  route.get('/api/team/:teamId/miniatures', {
    summary: 'What is on the boards of a team’s retros, for their cards',
    params,
    query: miniaturesQuerySchema,
    answer: miniaturesSchema,
    call: ({ caller, params: { teamId }, query: { boards } }) =>
      readMiniatures(caller, { teamId, boardIds: boards }, options),
    present: ({ miniatures }) => ({ miniatures: [...miniatures] }),
  })

  route.get('/api/team/:teamId/briefing', {
    summary: 'What a team should know before its next retro',
    params,
    query: briefingQuerySchema,
    answer: briefingSchema,
    call: ({ caller, params: { teamId }, query: { today } }) =>
      readBriefing(caller, { teamId, today }, options),
    present: ({ briefing }) => briefing,
  })

  route.get('/api/team/:teamId/themes', {
    summary: 'What notes of several retros of a team say alike',
    params,
    query: recurringTopicsQuerySchema,
    answer: recurringTopicsSchema,
    call: ({ caller, params: { teamId }, query: { limit } }) =>
      readRecurringTopics(caller, { teamId, limit }, options),
    present: ({ themes }) => ({ themes }),
  })
}
