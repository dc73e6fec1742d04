import { orgIdSchema } from '@retropulse/contract/ids'
import {
  orgFormatIdSchema,
  orgFormatSchema,
  orgFormatsSchema,
  saveOrgFormatSchema,
} from '@retropulse/contract/org-formats'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { saveFormat, type SaveFormatPorts } from '../commands/save-format.ts'
import { deleteFormat, restoreFormat, type TrashFormatPorts } from '../commands/trash-format.ts'
import type { OrgFormats } from '../ports.ts'
import { listFormats, type ListFormatsPorts } from '../queries/list-formats.ts'

export interface FormatRoutesOptions extends SaveFormatPorts, TrashFormatPorts, ListFormatsPorts {
  readonly formats: OrgFormats
  readonly identities: Pick<Identities, 'identify'>
}

const params = z.object({ id: orgIdSchema, formatId: orgFormatIdSchema })
const orgParams = params.pick({ id: true })
const OF_ORG = '/api/org/:id/retro-formats'
const ONE = `${OF_ORG}/:formatId`

/** CREATE-33, CREATE-35: the formats of an organisation, beside the built-in ones. */
export function formatRoutes(app: HttpApp, options: FormatRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get(OF_ORG, {
    summary: 'Retro formats of an organisation',
    params: orgParams,
    answer: orgFormatsSchema,
    call: ({ caller, params: { id } }) => listFormats(caller, id, options),
    present: ({ list }) => list,
  })

  route.put(OF_ORG, {
    summary: 'Keeps a retro format',
    params: orgParams,
    body: saveOrgFormatSchema,
    answer: orgFormatSchema,
    status: 201,
    call: ({ caller, params: { id }, body }) => saveFormat(caller, id, body, options),
    present: ({ format }) => format,
  })

  route.delete(ONE, {
    summary: 'Deletes a retro format; for 30 days it can be restored',
    params,
    call: ({ caller, params: { id: orgId, formatId } }) => deleteFormat(caller, { orgId, formatId }, options),
  })

  route.post(`${ONE}/restore`, {
    summary: 'Brings a deleted retro format back',
    params,
    call: ({ caller, params: { id: orgId, formatId } }) =>
      restoreFormat(caller, { orgId, formatId }, options),
  })
}
