import { problemSchema } from '@retropulse/contract/accounts'
import { publicMetricsSchema } from '@retropulse/contract/public-metrics'
import { orgIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { exportMetrics, type ExportMetricsPorts } from '../commands/export-metrics.ts'
import type { ApiKeys } from '../ports.ts'
import { readPublicMetrics } from '../queries/org-metrics.ts'

export interface PublicMetricsRoutesOptions extends ExportMetricsPorts {
  readonly apiKeys: Pick<ApiKeys, 'find'>
  readonly identities: Identities
}

/** Without it some spreadsheet programs read the file in a local encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** An organisation's figures, as a file for owners (ORG-14) and for programs with its key (API-11). */
export function publicMetricsRoutes(app: HttpApp, options: PublicMetricsRoutesOptions): void {
  const { identities } = options

  app.get(
    '/api/org/:id/metrics',
    {
      schema: {
        params: z.object({ id: orgIdSchema }),
        produces: ['text/csv'],
        response: { 200: z.string(), '4xx': problemSchema },
        summary: 'All retros of an organisation, as a CSV file',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const exported = await exportMetrics(identity, request.params.id, options)
      if (!exported.ok) return reply.code(HTTP_STATUS[exported.code]).send({ code: exported.code })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="retros.csv"')
        .send(BYTE_ORDER_MARK + exported.csv)
    },
  )

  app.get(
    '/api/public/metrics',
    {
      schema: {
        headers: z.object({ 'x-api-key': z.string().default('') }),
        response: { 200: publicMetricsSchema, '4xx': problemSchema },
        summary: 'An organisation’s figures, for programs with its API key',
      },
    },
    async (request, reply) => {
      const read = await readPublicMetrics(request.headers['x-api-key'], options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.figures)
    },
  )
}
