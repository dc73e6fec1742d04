import { problemSchema } from '@retropulse/contract/accounts'
import { orgIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { makeZip } from 'client-zip'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../../platform/http/request-limits.ts'
import type { Identities } from '../../auth/api.ts'
import { exportOrg, type ExportOrgPorts, type OrgExport } from '../commands/export-org.ts'
import { attachment } from './attachment.ts'

export interface OrgExportRoutesOptions extends ExportOrgPorts {
  readonly identities: Identities
}

/** Each opens every board of an organisation (EXPORT-18). */
const ORG_EXPORTS_PER_MINUTE = 2

/** EXPORT-14: everything of an organisation as one zip, for owners. A client that leaves ends it. */
export function orgExportRoutes(app: HttpApp, options: OrgExportRoutesOptions): void {
  const takeExport = createLimiter(app, ORG_EXPORTS_PER_MINUTE, addressOf)
  app.get(
    '/api/org/:id/export',
    {
      schema: {
        summary: 'Everything of an organisation, as a zip file',
        params: z.object({ id: orgIdSchema }),
        produces: ['application/zip'],
        response: { '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      if (!(await takeExport(request, reply))) return reply
      const identity = await options.identities.identify(request.headers)
      return sendArchive(await exportOrg(identity, request.params.id, options), reply)
    },
  )
}

function sendArchive(exported: OrgExport, reply: FastifyReply): FastifyReply {
  if (!exported.ok) return reply.code(HTTP_STATUS[exported.code]).send({ code: exported.code })
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', attachment(exported.name))
    .send(Readable.from(bytesOf(makeZip(exported.files))))
}

/** The bytes of a stream; leaving early ends what makes them. */
async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    // The generators behind it are ended by an exception, which is no failure here.
    await reader.cancel().catch(() => {})
  }
}
