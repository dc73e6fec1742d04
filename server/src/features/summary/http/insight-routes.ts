import { problemSchema } from '@retropulse/contract/accounts'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { boardInsightsSchema } from '@retropulse/contract/insights'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { sendText } from '../../../platform/http/send-text.ts'
import type { Limiter } from '../../../platform/http/request-limits.ts'
import type { Identities } from '../../auth/api.ts'
import { readInsights, type ReadInsightsPorts } from '../queries/read-insights.ts'

export type InsightRoutesOptions = ReadInsightsPorts & {
  readonly identities: Identities
  /** Reads of whole boards for one address (LIMIT-4). */
  readonly takeLargeRead: Limiter
}

/** Insights of one retro (INSIGHT-22). Written out: it has a limit of its own, and sends JSON that was serialized before. */
export function insightRoutes(app: HttpApp, options: InsightRoutesOptions): void {
  app.get(
    '/api/team/:teamId/board-insights/:id',
    {
      schema: {
        params: z.object({ teamId: teamIdSchema, id: boardIdSchema }),
        response: { 200: boardInsightsSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      if (!(await options.takeLargeRead(request, reply))) return reply
      const { teamId, id: boardId } = request.params
      const identity = await options.identities.identify(request.headers)
      const read = await readInsights(identity, { teamId, boardId }, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return sendText(reply, read.json)
    },
  )
}
