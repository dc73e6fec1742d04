import { problemSchema } from '@retropulse/contract/accounts'
import {
  exportQuerySchema,
  importBoardSchema,
  importedSchema,
  importPreviewSchema,
  importProblemSchema,
  importQuerySchema,
} from '@retropulse/contract/exchange'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { IMPORT_BYTES_MAX } from '@retropulse/domain/exchange/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../../platform/http/request-limits.ts'
import { sendProblem } from '../../../platform/http/problems.ts'
import type { Identities } from '../../auth/ports.ts'
import { importBoard, type ImportBoardPorts } from '../commands/import-board.ts'
import { exportBoardFile, type ExportBoardPorts } from '../queries/export-board.ts'
import { exportTeam, type ExportTeamPorts, type TeamExport } from '../queries/export-team.ts'
import { lookAtBoard, type Looked } from '../queries/look-at-board.ts'
import { lookAtTeamBoard } from '../queries/look-at-team-board.ts'

export type ExchangeRoutesOptions = ImportBoardPorts &
  ExportBoardPorts &
  ExportTeamPorts & {
    readonly identities: Identities
    /** The origin under which people come; undefined: whichever the request names. */
    readonly publicUrl: string | undefined
  }

/** Files are up to 10 MB, and reading one keeps everybody else waiting: a made-up one of so many for seconds. */
const IMPORTS_PER_MINUTE = 20
const LARGE_IMPORTS_PER_MINUTE = 4
/** Each opens every board of a team. */
const TEAM_EXPORTS_PER_MINUTE = 4
/** Bytes from which on a file is large; retros that people held are smaller. */
const LARGE = 1024 * 1024

/** Boards as files: out, and in again (D16). */
export function exchangeRoutes(app: HttpApp, options: ExchangeRoutesOptions): void {
  const { identities } = options
  const exported = { querystring: exportQuerySchema, response: { '4xx': problemSchema } }

  app.get(
    '/api/board/:id/export',
    { schema: { params: z.object({ id: boardIdSchema }), ...exported } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      return sendFile(await lookAtBoard(identity, request.params.id, options), request, reply)
    },
  )

  app.get(
    '/api/team/:teamId/board/:boardId/export',
    { schema: { params: z.object({ teamId: teamIdSchema, boardId: boardIdSchema }), ...exported } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      return sendFile(await lookAtTeamBoard(identity, request.params, options), request, reply)
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
        summary: 'Makes a retro of a file',
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
      // Before the file is taken in: from nobody, and not from one person again and again.
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
      if ('id' in imported) return reply.code(201).send({ id: imported.id })
      const { preview, warnings } = imported
      return reply.send({
        ...preview,
        columns: [...preview.columns],
        firstNotes: [...preview.firstNotes],
        warnings: [...warnings],
      })
    },
  )

  async function sendFile(
    look: Looked,
    request: FastifyRequest<{ Querystring: z.infer<typeof exportQuerySchema> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!look.ok) return reply.code(HTTP_STATUS[look.code]).send({ code: look.code })
    const origin = options.publicUrl ?? `${request.protocol}://${request.host}`
    const { format } = request.query
    const file = await exportBoardFile(look, { format, link: `${origin}/board/${look.record.id}` }, options)
    return reply
      .header('content-type', file.type)
      .header('content-disposition', attachment(file.name))
      .send(Buffer.from(file.content))
  }
}

function sendTeam(exported: TeamExport, reply: FastifyReply): FastifyReply {
  if (!exported.ok) return reply.code(HTTP_STATUS[exported.code]).send({ code: exported.code })
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-disposition', attachment(exported.name))
    .send(Readable.from(exported.chunks))
}

function attachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Also when nobody says how large it is. */
function isLarge({ headers }: FastifyRequest): boolean {
  return !(Number(headers['content-length']) < LARGE)
}
