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
    call: async ({ caller, params: { teamId }, query: { limit, format } }) => {
      const read = await readTeamInsights(caller, { teamId, limit }, options)
      if (!read.ok) return read
      const textOf = format === 'csv' ? insightsFile : insightsJson
      return { ok: true as const, text: await textOf(read.insights, options.doInSteps) }
    },
    // Either is a text already, which is sent as it is.
    present: ({ text }, { query: { format } }, reply) => {
      reply.type(`${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
      if (format === 'csv') reply.header('content-disposition', 'attachment; filename="insights.csv"')
      return text
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
