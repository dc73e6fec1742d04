import { problemSchema } from '@retropulse/contract/accounts'
import { figuresSchema } from '@retropulse/contract/figures'
import { orgIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { exportFigures, type ExportFiguresPorts } from '../commands/export-figures.ts'
import type { ApiKeys } from '../ports.ts'
import { readPublicFigures } from '../queries/org-figures.ts'

export interface FigureRoutesOptions extends ExportFiguresPorts {
  readonly apiKeys: Pick<ApiKeys, 'find'>
  readonly identities: Identities
}

/** Without it, some spreadsheets take the file for one of their own country's alphabet. */
const BYTE_ORDER_MARK = '\uFEFF'

/** An organisation's figures, as a file for its owners and for programs with its key (teams.md §7). */
export function figureRoutes(app: HttpApp, options: FigureRoutesOptions): void {
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
      const exported = await exportFigures(identity, request.params.id, options)
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
        response: { 200: figuresSchema, '4xx': problemSchema },
        summary: 'An organisation’s figures, for programs with its API key',
      },
    },
    async (request, reply) => {
      const read = await readPublicFigures(request.headers['x-api-key'], options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.figures)
    },
  )
}
