import { problemSchema } from '@retropulse/contract/accounts'
import { orgIdSchema } from '@retropulse/contract/ids'
import {
  orgFormatIdSchema,
  orgFormatSchema,
  orgFormatsSchema,
  saveOrgFormatSchema,
} from '@retropulse/contract/org-formats'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { saveFormat, type SaveFormatPorts } from '../commands/save-format.ts'
import { deleteFormat, restoreFormat, type TrashFormatPorts } from '../commands/trash-format.ts'
import type { FormatRefused, OrgFormats } from '../ports.ts'
import { listFormats, type ListFormatsPorts } from '../queries/list-formats.ts'

export interface FormatRoutesOptions extends SaveFormatPorts, TrashFormatPorts, ListFormatsPorts {
  readonly formats: OrgFormats
  readonly identities: Pick<Identities, 'identify'>
}

const params = z.object({ id: orgIdSchema, formatId: orgFormatIdSchema })
const orgParams = params.pick({ id: true })
const refused = { '4xx': problemSchema }
const done = { 204: z.null(), ...refused }
const OF_ORG = '/api/org/:id/retro-formats'
const ONE = `${OF_ORG}/:formatId`

/** CREATE-33, CREATE-35: the formats of an organisation, beside the built-in ones. */
export function formatRoutes(app: HttpApp, options: FormatRoutesOptions): void {
  const { identities } = options

  app.get(
    OF_ORG,
    {
      schema: {
        summary: 'Retro formats of an organisation',
        params: orgParams,
        response: { 200: orgFormatsSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await listFormats(identity, request.params.id, options)
      return read.ok ? reply.send(read.list) : refuse(reply, read)
    },
  )

  app.put(
    OF_ORG,
    {
      schema: {
        summary: 'Keeps a retro format',
        params: orgParams,
        body: saveOrgFormatSchema,
        response: { 201: orgFormatSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const saved = await saveFormat(identity, request.params.id, request.body, options)
      return saved.ok ? reply.code(201).send(saved.format) : refuse(reply, saved)
    },
  )

  app.delete(
    ONE,
    { schema: { summary: 'Deletes a retro format; for 30 days it can be restored', params, response: done } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const { id: orgId, formatId } = request.params
      const deleted = await deleteFormat(identity, { orgId, formatId }, options)
      return deleted.ok ? reply.code(204).send(null) : refuse(reply, deleted)
    },
  )

  app.post(
    `${ONE}/restore`,
    { schema: { summary: 'Brings a deleted retro format back', params, response: done } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const { id: orgId, formatId } = request.params
      const restored = await restoreFormat(identity, { orgId, formatId }, options)
      return restored.ok ? reply.code(204).send(null) : refuse(reply, restored)
    },
  )
}

function refuse(reply: FastifyReply, { code, fields }: FormatRefused) {
  return reply.code(HTTP_STATUS[code]).send({ code, ...(fields && { fields }) })
}
