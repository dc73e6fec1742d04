import { problemSchema } from '@retropulse/contract/accounts'
import { teamIdSchema } from '@retropulse/contract/ids'
import {
  teamInsightsQuerySchema,
  teamInsightsSchema,
  recurringTopicsQuerySchema,
  recurringTopicsSchema,
} from '@retropulse/contract/insights'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { insightsCsv } from '@retropulse/domain/insights/insights-csv'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import type { ReaderRefused } from '../queries/authorize-reader.ts'
import {
  type CountedInsights,
  readTeamInsights,
  type ReadTeamInsightsPorts,
} from '../queries/read-team-insights.ts'
import { readRecurringTopics, type ReadRecurringTopicsPorts } from '../queries/read-recurring-topics.ts'

export type InsightRoutesOptions = ReadTeamInsightsPorts &
  ReadRecurringTopicsPorts & { readonly identities: Pick<Identities, 'identify'> }

/** Without it some spreadsheet programs read the file in a local encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

const params = z.object({ teamId: teamIdSchema })

/** INSIGHT-5, TOPIC-1: insights and recurring topics of a team. */
export function insightRoutes(app: HttpApp, options: InsightRoutesOptions): void {
  const { identities } = options

  app.get(
    '/api/team/:teamId/insights',
    {
      schema: {
        summary: 'What a team’s retros came to; with format=csv as a file',
        params,
        querystring: teamInsightsQuerySchema,
        produces: ['application/json', 'text/csv'],
        response: { 200: z.union([teamInsightsSchema, z.string()]), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const { limit, format } = request.query
      const read = await readTeamInsights(identity, { ...request.params, limit }, options)
      if (!read.ok) return refuse(reply, read)
      return format === 'csv' ? sendFile(reply, read.insights) : reply.send(read.insights)
    },
  )

  app.get(
    '/api/team/:teamId/themes',
    {
      schema: {
        summary: 'What notes of several retros of a team say alike',
        params,
        querystring: recurringTopicsQuerySchema,
        response: { 200: recurringTopicsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const { limit } = request.query
      const read = await readRecurringTopics(identity, { ...request.params, limit }, options)
      return read.ok ? reply.send({ themes: read.themes }) : refuse(reply, read)
    },
  )
}

function sendFile(reply: FastifyReply, { retros }: CountedInsights): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="insights.csv"')
    .send(BYTE_ORDER_MARK + insightsCsv(retros, dayOf))
}

/** In UTC, like all times that the server writes. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function refuse(reply: FastifyReply, { code }: ReaderRefused): FastifyReply {
  return reply.code(HTTP_STATUS[code]).send({ code })
}
