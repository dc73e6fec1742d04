import { problemSchema } from '@retropulse/contract/accounts'
import {
  exportQuerySchema,
  importBoardSchema,
  importedSchema,
  type ImportPreview,
  importPreviewSchema,
  importProblemSchema,
  importQuerySchema,
} from '@retropulse/contract/import-export'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { IMPORT_BYTES_MAX } from '@retropulse/domain/import-export/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter, type Limiter } from '../../../platform/http/request-limits.ts'
import { sendProblem } from '../../../platform/http/problems.ts'
import { sendText } from '../../../platform/http/send-text.ts'
import type { Identities } from '../../auth/api.ts'
import type { AuthorizeBoardResult, BoardAuthorization } from '../../board/api.ts'
import { importBoard, type ImportBoardPorts } from '../commands/import-board.ts'
import { piecesOf } from '../queries/archive-text.ts'
import { exportBoardFile, type ExportBoardPorts } from '../queries/export-board.ts'
import { exportTeam, type ExportTeamPorts, type TeamExport } from '../queries/export-team.ts'
import { attachment } from './attachment.ts'
import { jsonWithText } from './json-with-text.ts'

export type ImportExportRoutesOptions = BoardAuthorization &
  ImportBoardPorts &
  ExportBoardPorts &
  ExportTeamPorts & {
    readonly identities: Identities
    /** Reads of whole boards for one address (LIMIT-4). */
    readonly takeLargeRead: Limiter
    /** The public origin; undefined: the one that the request names. */
    readonly publicUrl: string | undefined
  }

/** Files are up to 10 MB, and parsing a hostile one blocks the process for seconds (IMPORT-13, IMPORT-14). */
const IMPORTS_PER_MINUTE = 20
const LARGE_IMPORTS_PER_MINUTE = 4
/** Each opens every board of a team (EXPORT-7). */
const TEAM_EXPORTS_PER_MINUTE = 4
/** Bytes from which on a file is large; files of real retros are smaller. */
const LARGE = 1024 * 1024

/** Export and import of boards as files (EXPORT-1, EXPORT-8, IMPORT-1). */
export function importExportRoutes(app: HttpApp, options: ImportExportRoutesOptions): void {
  const { identities } = options
  const exported = { querystring: exportQuerySchema, response: { '4xx': problemSchema } }

  app.get(
    '/api/board/:id/export',
    { schema: { params: z.object({ id: boardIdSchema }), ...exported } },
    async (request, reply) => {
      if (!(await options.takeLargeRead(request, reply))) return reply
      const identity = await identities.identify(request.headers)
      return sendFile(await options.authorizeBoard(identity, request.params.id), request, reply)
    },
  )

  app.get(
    '/api/team/:teamId/board/:boardId/export',
    { schema: { params: z.object({ teamId: teamIdSchema, boardId: boardIdSchema }), ...exported } },
    async (request, reply) => {
      if (!(await options.takeLargeRead(request, reply))) return reply
      const identity = await identities.identify(request.headers)
      return sendFile(await options.authorizeTeamBoard(identity, request.params), request, reply)
    },
  )

  const takeTeamExport = createLimiter(app, TEAM_EXPORTS_PER_MINUTE, addressOf)
  app.get(
    '/api/team/:teamId/export',
    {
      schema: {
        summary: 'All retros of a team in one JSON file',
        params: z.object({ teamId: teamIdSchema }),
        response: { '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      if (!(await takeTeamExport(request, reply))) return reply
      const identity = await identities.identify(request.headers)
      return sendTeam(await exportTeam(identity, request.params.teamId, options), reply)
    },
  )

  const importers = new WeakMap<FastifyRequest, string>()
  const importerOf = (request: FastifyRequest) => importers.get(request) ?? addressOf(request)
  const takeImport = createLimiter(app, IMPORTS_PER_MINUTE, importerOf)
  const takeLargeImport = createLimiter(app, LARGE_IMPORTS_PER_MINUTE, importerOf)

  app.post(
    '/api/team/:teamId/import',
    {
      bodyLimit: IMPORT_BYTES_MAX,
      schema: {
        summary: 'Makes retros of a file',
        params: z.object({ teamId: teamIdSchema }),
        querystring: importQuerySchema,
        body: importBoardSchema,
        response: {
          200: importPreviewSchema,
          201: importedSchema,
          '4xx': importProblemSchema,
          '5xx': problemSchema,
        },
      },
      // Runs before the body is read: only signed-in users may upload, and within their limits.
      async onRequest(request, reply) {
        const identity = await identities.identify(request.headers)
        if (identity?.kind !== 'user') return sendProblem(reply, 401)
        importers.set(request, identity.id)
        const isWithin =
          (await takeImport(request, reply)) && (!isLarge(request) || (await takeLargeImport(request, reply)))
        return isWithin ? undefined : reply
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const isDry = request.query.dryRun === 'true'
      const imported = await importBoard(identity, request.params.teamId, { ...request.body, isDry }, options)
      if (!imported.ok) {
        const report =
          'problems' in imported ? { problems: [...imported.problems], count: imported.count } : {}
        return reply.code(HTTP_STATUS[imported.code]).send({ code: imported.code, ...report })
      }
      if ('preview' in imported) return sendPreview(imported.preview, reply)
      const { ids, stopped } = imported
      return reply.code(201).send({ id: ids[0], ids: [...ids], stopped })
    },
  )

  async function sendFile(
    look: AuthorizeBoardResult,
    request: FastifyRequest<{ Querystring: z.infer<typeof exportQuerySchema> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!look.ok) return reply.code(HTTP_STATUS[look.code]).send({ code: look.code })
    const origin = options.publicUrl ?? `${request.protocol}://${request.host}`
    const { format } = request.query
    const file = await exportBoardFile(look, { format, link: `${origin}/board/${look.record.id}` }, options)
    reply.header('content-type', file.type).header('content-disposition', attachment(file.name))
    return sendText(reply, file.content)
  }
}

/** The table of a spreadsheet has megabytes, and is serialised while it is sent (LIMIT-22). */
function sendPreview({ table, ...preview }: ImportPreview, reply: FastifyReply): FastifyReply {
  return table === undefined
    ? reply.send(preview)
    : reply.type('application/json; charset=utf-8').send(Readable.from(jsonWithText(preview, 'table', table)))
}

function sendTeam(exported: TeamExport, reply: FastifyReply): FastifyReply {
  if (!exported.ok) return reply.code(HTTP_STATUS[exported.code]).send({ code: exported.code })
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-disposition', attachment(exported.name))
    .send(Readable.from(piecesOf(exported.chunks)))
}

/** A body without a content-length counts as large. */
function isLarge({ headers }: FastifyRequest): boolean {
  return !(Number(headers['content-length']) < LARGE)
}
