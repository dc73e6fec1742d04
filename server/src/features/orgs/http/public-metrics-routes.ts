import { publicMetricsSchema } from '@retropulse/contract/public-metrics'
import { orgIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { exportMetrics, type ExportMetricsPorts } from '../commands/export-metrics.ts'
import { authorizeProgram, type AuthorizeProgramPorts, type Program } from '../queries/authorize-program.ts'
import { readPublicMetrics } from '../queries/org-metrics.ts'

export interface PublicMetricsRoutesOptions extends ExportMetricsPorts, AuthorizeProgramPorts {
  readonly identities: Identities
}

/** Without it some spreadsheet programs read the file in a local encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** An organisation's figures, as a file for owners (ORG-14) and for programs with its key (API-11). */
export function publicMetricsRoutes(app: HttpApp, options: PublicMetricsRoutesOptions): void {
  routesOn(app, options.identities).get('/api/org/:id/metrics', {
    summary: 'All retros of an organisation, as a CSV file',
    params: z.object({ id: orgIdSchema }),
    produces: ['text/csv'],
    answer: z.string(),
    call: ({ caller, params: { id } }) => exportMetrics(caller, id, options),
    present: ({ csv }, _call, reply) => {
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="retros.csv"')
      return BYTE_ORDER_MARK + csv
    },
  })

  routesOn<Program>(app, { identify: (headers) => authorizeProgram(headers, 'metrics', options) }).get(
    '/api/public/metrics',
    {
      summary: 'An organisation’s figures, for programs with an API key of the scope metrics',
      answer: publicMetricsSchema,
      call: ({ caller }) => readPublicMetrics(caller, options),
      present: ({ figures }) => figures,
    },
  )
}
