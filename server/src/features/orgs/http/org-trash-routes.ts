import { orgIdSchema } from '@retropulse/contract/ids'
import { deletedOrgsSchema, deleteOrgSchema } from '@retropulse/contract/orgs'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { deleteOrg, type DeleteOrgPorts } from '../commands/delete-org.ts'
import { restoreOrg, type RestoreOrgPorts } from '../commands/restore-org.ts'
import { type DeletedOrgsPorts, readDeletedOrgs } from '../queries/deleted-orgs.ts'
import type { OrgTrash } from '../store/org-trash.ts'

export interface OrgTrashRoutesOptions extends DeleteOrgPorts, RestoreOrgPorts, DeletedOrgsPorts {
  readonly orgTrash: OrgTrash
  readonly identities: Identities
}

const params = z.object({ id: orgIdSchema })

/** ORG-27, ORG-29, ORG-30: deleting an organisation, and bringing it back. */
export function orgTrashRoutes(app: HttpApp, options: OrgTrashRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.delete('/api/org/:id', {
    summary: 'Deletes an organisation with its teams; for 30 days it can be restored',
    params,
    body: deleteOrgSchema,
    call: ({ caller, params: { id }, body }) => deleteOrg(caller, id, body, options),
  })

  route.post('/api/org/:id/restore', {
    summary: 'Brings a deleted organisation back',
    params,
    call: ({ caller, params: { id } }) => restoreOrg(caller, id, options),
  })

  route.get('/api/deleted-orgs', {
    summary: 'The organisations that a user deleted and can restore',
    answer: deletedOrgsSchema,
    call: ({ caller }) => readDeletedOrgs(caller, options),
    present: ({ organisations }) => ({ organisations }),
  })
}
