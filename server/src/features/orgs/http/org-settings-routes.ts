import { auditQuerySchema, auditSchema } from '@retropulse/contract/audit'
import { orgIdSchema } from '@retropulse/contract/ids'
import { changeOrgSchema } from '@retropulse/contract/orgs'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { changeOrg } from '../commands/change-org.ts'
import type { Organisations } from '../store/organisations.ts'
import { readAudit, type ReadAuditPorts } from '../queries/read-audit.ts'

export interface OrgSettingsRoutesOptions extends ReadAuditPorts {
  readonly organisations: Pick<Organisations, 'find' | 'change'>
  readonly identities: Identities
}

const params = z.object({ id: orgIdSchema })

/** An organisation's settings (ORG-12), and its activity log (AUDIT-4). */
export function orgSettingsRoutes(app: HttpApp, options: OrgSettingsRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/org/:id/settings', {
    summary:
      'Renames an organisation, sets the answers below which no mood is disclosed, or switches suggestions on boards',
    params,
    body: changeOrgSchema,
    call: ({ caller, params: { id }, body }) => changeOrg(caller, id, body, options),
  })

  route.get('/api/org/:id/audit', {
    summary: 'Who changed what in an organisation, the last first',
    params,
    query: auditQuerySchema,
    answer: auditSchema,
    call: ({ caller, params: { id }, query }) => readAudit(caller, id, query, options),
    present: ({ audit }) => audit,
  })
}
