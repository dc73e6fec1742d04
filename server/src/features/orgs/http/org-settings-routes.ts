import { problemSchema } from '@retropulse/contract/accounts'
import { auditQuerySchema, auditSchema } from '@retropulse/contract/audit'
import { orgIdSchema } from '@retropulse/contract/ids'
import { changeOrgSchema } from '@retropulse/contract/orgs'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { changeOrg } from '../commands/change-org.ts'
import type { Organisations } from '../ports.ts'
import { readAudit, type ReadAuditPorts } from '../queries/read-audit.ts'

export interface OrgSettingsRoutesOptions extends ReadAuditPorts {
  readonly organisations: Pick<Organisations, 'find' | 'change'>
  readonly identities: Identities
}

const params = z.object({ id: orgIdSchema })

/** An organisation's settings (ORG-12), and its activity log (AUDIT-4). */
export function orgSettingsRoutes(app: HttpApp, options: OrgSettingsRoutesOptions): void {
  const { identities } = options

  app.post(
    '/api/org/:id/settings',
    {
      schema: {
        params,
        body: changeOrgSchema,
        response: { 204: z.null(), '4xx': problemSchema },
        summary: 'Renames an organisation, or sets the answers below which no mood is disclosed',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const changed = await changeOrg(identity, request.params.id, request.body, options)
      if (!changed.ok) return reply.code(HTTP_STATUS[changed.code]).send({ code: changed.code })
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/org/:id/audit',
    {
      schema: {
        params,
        querystring: auditQuerySchema,
        response: { 200: auditSchema, '4xx': problemSchema },
        summary: 'Who changed what in an organisation, the last first',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readAudit(identity, request.params.id, request.query, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.audit)
    },
  )
}
