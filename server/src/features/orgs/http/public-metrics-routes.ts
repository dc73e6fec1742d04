import { problemSchema } from '@retropulse/contract/accounts'
import { publicMetricsSchema } from '@retropulse/contract/public-metrics'
import { orgIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { DoInSteps } from '@retropulse/domain/kernel/text-in-steps'
import type { FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { createLimiter } from '../../../platform/http/request-limits.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { exportMetrics, type ExportMetricsPorts, type MetricsFile } from '../commands/export-metrics.ts'
import { hashOfKey } from '../queries/api-key-hash.ts'
import {
  apiKeyIn,
  authorizeProgram,
  type AuthorizeProgramPorts,
  type Program,
} from '../queries/authorize-program.ts'
import { metricsJson } from '../queries/org-json.ts'
import { readPublicMetrics } from '../queries/org-metrics.ts'

export interface PublicMetricsRoutesOptions extends ExportMetricsPorts, AuthorizeProgramPorts {
  readonly identities: Identities
  readonly doInSteps: DoInSteps
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Files and figures of one organisation: each reads all of its retros (API-24). */
const READS_PER_MINUTE = 10
const orgParams = z.object({ id: orgIdSchema })

/** An organisation's figures, as a file for owners (ORG-14, ORG-32) and for programs with its key (API-11). */
export function publicMetricsRoutes(app: HttpApp, options: PublicMetricsRoutesOptions): void {
  const take = createLimiter(app, READS_PER_MINUTE, ({ params }) => `figures ${orgParams.parse(params).id}`)
  // Written out, since one of the two files is no text.
  app.get(
    '/api/org/:id/metrics',
    {
      schema: {
        summary: 'All retros of an organisation, as a CSV or an Excel file',
        params: orgParams,
        querystring: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
        produces: Object.values(TYPES),
        response: { '4xx': problemSchema, '5xx': problemSchema },
      },
    },
    async (request, reply) => {
      const {
        headers,
        params: { id: orgId },
        query: { format },
      } = request
      if (!(await take(request, reply))) return reply
      const caller = await options.identities.identify(headers)
      return sendFile(await exportMetrics(caller, { orgId, format }, options), format, reply)
    },
  )

  void app.register(async (scope) => {
    const api: HttpApp = scope.withTypeProvider<ZodTypeProvider>()
    // By the key before it is checked, so that counting asks no database; a call without one reads nothing.
    const takeFigures = createLimiter(api, READS_PER_MINUTE, ({ headers }) =>
      hashOfKey(apiKeyIn(headers) ?? ''),
    )
    api.addHook('preHandler', async (request, reply) =>
      apiKeyIn(request.headers) === null || (await takeFigures(request, reply)) ? undefined : reply,
    )
    routesOn<Program>(api, { identify: (headers) => authorizeProgram(headers, 'metrics', options) }).get(
      '/api/public/metrics',
      {
        summary: 'An organisation’s figures, for programs with an API key of the scope metrics',
        answer: publicMetricsSchema,
        call: ({ caller }) => readPublicMetrics(caller, options),
        text: ({ figures }) => metricsJson(figures, options.doInSteps),
      },
    )
  })
}

function sendFile(file: MetricsFile, format: keyof typeof TYPES, reply: FastifyReply): FastifyReply {
  if (!file.ok) return reply.code(HTTP_STATUS[file.code]).send({ code: file.code })
  return reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="retros.${format}"`)
    .send(file.content)
}
